// A short game that is played to its end by calls to the API; for tests of what comes after a game.

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

async function post(address, path, body, token = '') {
  const answer = await fetch(`${address}/api/tables${path}`, {
    method: 'POST',
    headers: {
      Origin: address,
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A game against random bots that has begun; gives the table, and the token of seat 0. */
export async function begunGame(address, title = 'classic', players = 3) {
  const seats = ['me', ...Array.from({ length: players - 1 }, () => 'random')];
  const { table, token } = await post(address, '', { title, players, seats, player: 'Merit' });
  await post(address, `/${table.id}/start`, {}, token);
  return { id: table.id, token, title };
}

/** The same, played to its end. */
export async function finishedGame(address, title = 'classic', players = 3) {
  const game = await begunGame(address, title, players);
  const headers = { Authorization: `Bearer ${game.token}` };
  for (let number = 0; ; number += 1) {
    const seen = await (await fetch(`${address}/api/tables/${game.id}`, { headers })).json();
    if (seen.status === 'finished') return game;
    const { prompt } = seen;
    if (!prompt || prompt.sealed) {
      await pause(15);
      continue;
    }
    const group = prompt.choices[number % prompt.choices.length];
    const action = group.texts[number % Math.max(1, group.texts.length)] ?? group.example;
    const body = { decision: prompt.decision, cid: `finished-${number}`, action };
    await post(address, `/${game.id}/moves`, body, game.token);
  }
}

/** Let a page have the seat of a game, as if it had been played there. */
export async function keepSeat(page, { id, token, title }) {
  await page.evaluate((seat) => localStorage.setItem('amunre.seats', JSON.stringify([seat])), {
    table: id,
    token,
    title,
    at: Date.now(),
  });
}
