// A site with something to look after: accounts, one of them an administrator, a table where somebody was rude, reports
// and a few acts of the operator. Made by calls to the API and by the operator's command; for pictures and for axe.
import { spawnSync } from 'node:child_process';
import { folderOf, PROGRAM } from './server.js';

const PASSWORD = 'correct horse';
const RUDE = 'Your bid is the work of a mummy. Go back into your pyramid and stay there.';

/** Let the operator say something to the server; throws if it is refused. */
export function operate(folder, ...words) {
  const told = spawnSync(PROGRAM, ['admin', ...words, '--data', folder], { encoding: 'utf8' });
  if (told.status !== 0) throw new Error(`amunre admin ${words[0]}: ${told.stderr}`);
  return told.stdout;
}

/** A new account; gives its cookies and the way to ask the server for something. */
async function member(address, name) {
  const cookies = new Map();
  async function ask(path, sent = {}) {
    const headers = {
      Origin: address,
      'Content-Type': 'application/json',
      Cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      'X-CSRF-Token': cookies.get('amunre-csrf') ?? '',
    };
    const answer = await fetch(`${address}/api${path}`, { headers, ...sent });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    for (const one of answer.headers.getSetCookie()) {
      const [, key, value] = /^([^=]+)=([^;]*)/.exec(one);
      cookies.set(key, value);
    }
    return answer.json();
  }
  const post = (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) });
  await post('/accounts', { name, password: PASSWORD });
  await ask('/me'); // brings the token with which changes are asked for
  return { cookies, post };
}

/** Set it up; gives the cookies of the administrator, the table, and the account that was reported. */
export async function lookedAfter(address) {
  const folder = folderOf(address);
  const chief = await member(address, 'Nefru');
  const ada = await member(address, 'Ada');
  const bes = await member(address, 'Bes');
  const seats = ['me', 'open', 'open', 'greedy'];
  const wanted = { title: 'anniversary', players: 4, seats, name: 'An evening by the Nile' };
  const { table } = await ada.post('/tables', wanted);
  const seen = (await bes.post(`/tables/${table.id}/seats`, { seat: 1 })).table;
  await bes.post(`/tables/${table.id}/chat`, { text: RUDE, cid: 'rude' });
  const { messages } = await (await fetch(`${address}/api/tables/${table.id}/messages?since=0`)).json();
  const message = messages.find(({ entry }) => entry.type === 'chat_said').n;
  const report = { seat: 1, kind: 'abuse', text: 'This goes on all evening.', message };
  await ada.post(`/tables/${table.id}/report`, report);
  await chief.post(`/tables/${table.id}/report`, { seat: 1, kind: 'name' });
  operate(folder, 'grant', 'Nefru');
  operate(folder, 'mute', 'Bes', '--until', '2099-12-31', '--reason', 'rude words, again and again');
  operate(folder, 'ban', '--network', '203.0.113.0/24', '--reason', 'a flood of tables');
  const found = JSON.parse(operate(folder, 'account', 'Bes', '--json'));
  return { cookies: chief.cookies, table: seen.id, account: found.id };
}
