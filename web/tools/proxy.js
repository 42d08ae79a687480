// Stands between browser and server and can pretend that the server has a newer build of the same client.
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

/** Start it before a server on this port; gives its own address, `renew(version)` and the way to stop it. */
export async function startProxy(port) {
  let [old, fresh] = ['', ''];
  const versioned = /^\/($|table\/|service-worker\.js|_app\/version\.json)/;

  const proxy = createServer((incoming, outgoing) => {
    const path = fresh ? incoming.url.replaceAll(fresh, old) : incoming.url;
    // asked for as it is, because compressed text cannot be rewritten
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    if (fresh) delete headers['if-none-match']; // what is rewritten is never what the browser has
    const options = { port, path, method: incoming.method, headers };
    const asked = request(options, (answer) => {
      if (!fresh || !versioned.test(incoming.url)) {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts).toString().replaceAll(old, fresh);
        outgoing.writeHead(answer.statusCode, {
          ...answer.headers,
          'content-length': Buffer.byteLength(body),
        });
        outgoing.end(body);
      });
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  const sockets = new Set();
  proxy.on('upgrade', (incoming, socket, head) => {
    sockets.add(socket);
    const server = connect(port, '127.0.0.1', () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
      for (let at = 0; at < incoming.rawHeaders.length; at += 2)
        lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
      server.write(`${lines.join('\r\n')}\r\n\r\n`);
      server.write(head);
      server.pipe(socket).pipe(server);
    });
    server.on('error', () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      server.destroy();
    });
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${proxy.address().port}`;
  return {
    address,
    async renew(version) {
      old = (await (await fetch(`http://127.0.0.1:${port}/_app/version.json`)).json()).version;
      fresh = version;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
