// A short game that is played to its end by calls to the API; for tests of what comes after a game.

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Play a game against random bots; gives the table, and the token of seat 0. */
export async function finishedGame(address, title = 'classic', players = 3) {
  const headers = { Origin: address, 'Content-Type': 'application/json' };
  const post = async (path, body, more = {}) => {
    const answer = await fetch(`${address}/api/tables${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const seats = ['me', ...Array.from({ length: players - 1 }, () => 'random')];
  const { table, token } = await post('', { title, players, seats, player: 'Merit' });
  const bearer = { Authorization: `Bearer ${token}` };
  await post(`/${table.id}/start`, {}, bearer);
  for (let number = 0; ; number += 1) {
    const answer = await fetch(`${address}/api/tables/${table.id}`, { headers: bearer });
    const seen = await answer.json();
    if (seen.status === 'finished') return { id: table.id, token, title };
    const { prompt } = seen;
    if (!prompt || prompt.sealed) {
      await pause(15);
      continue;
    }
    const group = prompt.choices[number % prompt.choices.length];
    const action = group.texts[number % Math.max(1, group.texts.length)] ?? group.example;
    const body = { decision: prompt.decision, cid: `finished-${number}`, action };
    await post(`/${table.id}/moves`, body, bearer);
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
