// A wire between browser and server that can be cut, held, and made to lose an answer: real sockets, no mocks.
import { connect, createServer } from 'node:net';

/** A way to `port` that starts intact; gives its own address. */
export async function layWire(port) {
  const pairs = new Set();
  let state = { cut: false, loses: '' };

  const wire = createServer((browser) => {
    if (state.cut) return browser.destroy();
    const server = connect(port, '127.0.0.1');
    const pair = { browser, server, asked: '', isSocket: false, isHeld: false };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      browser.destroy();
      server.destroy();
    };
    browser.on('data', (bytes) => {
      const line = bytes.toString('latin1').split('\r\n', 1)[0];
      if (/^[A-Z]+ \//.test(line)) pair.asked = line;
      if (line.includes('/socket ')) pair.isSocket = true;
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (state.loses && pair.asked.includes(state.loses)) {
        state = { ...state, loses: '' };
        wire.emit('lost', pair.asked);
        return end();
      }
      browser.write(bytes);
    });
    for (const side of [browser, server]) side.on('close', end).on('error', end);
  });
  await new Promise((resolve) => wire.listen(0, '127.0.0.1', resolve));

  return {
    address: `http://127.0.0.1:${wire.address().port}`,
    /** Nothing goes through, and nobody gets through, until it is mended. */
    cut() {
      state.cut = true;
      for (const { browser } of pairs) browser.destroy();
    },
    mend() {
      state.cut = false;
    },
    /** End the live sockets only; whoever has lost one may come back at once. */
    killSockets() {
      const live = [...pairs].filter(({ isSocket }) => isSocket);
      for (const { browser } of live) browser.destroy();
      return live.length;
    },
    /** What the server says on the sockets that are open now waits until `release`. */
    holdSockets() {
      const held = [...pairs].filter(({ isSocket }) => isSocket);
      for (const { server } of held) server.pause();
      return { count: held.length, release: () => held.forEach(({ server }) => server.resume()) };
    },
    /** The next answer to such a request is lost: the server has done it, and the browser is not told. */
    loseAnswer(to) {
      state.loses = to;
      return new Promise((resolve) => wire.once('lost', resolve));
    },
    async stop() {
      for (const { browser } of pairs) browser.destroy();
      await new Promise((resolve) => wire.close(resolve));
    },
  };
}
