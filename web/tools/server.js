// A server of our own for a browser test, with quick bots and its data in a temporary folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const PROGRAM = new URL('../../.venv/bin/amunre', import.meta.url).pathname;

/** Where the servers that were started here keep their data, by their addresses. */
const folders = new Map();

/** The data of a server, of which DATA tells for one that runs already; for its operator. */
export const folderOf = (address) => folders.get(address) ?? process.env.DATA;

/** The server that ADDRESS names, or one of our own. */
export async function serverToUse() {
  const running = { address: process.env.ADDRESS, lines: [], stop: async () => undefined };
  return process.env.ADDRESS ? running : startServer();
}

/**
 * Start it; gives its address and the way to stop it. A folder and a port bring one back that was killed. One that runs
 * alone has a group of processes of its own, to which signals can be sent.
 */
export async function startServer({
  folder = mkdtempSync(join(tmpdir(), 'amunre-')),
  port: wanted = 0,
  alone = false,
  limits = {},
} = {}) {
  const bots = { 'bot-delay': 0, 'bot-tables': 100, 'bot-tables-per-address': 1000 };
  const settings = { port: wanted, data: folder, ...bots };
  const many = { 'requests-per-minute': 100000, 'actions-per-minute': 100000, 'tables-per-hour': 1000 };
  const options = Object.entries({ ...settings, ...many, ...limits }).flatMap(([name, value]) => [
    `--${name}`,
    `${value}`,
  ]);
  const server = spawn(PROGRAM, ['serve', ...options], { detached: alone });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  const lines = [];
  const port = await new Promise((resolve, reject) => {
    server.on('exit', () => reject(new Error(`the server did not start:\n${lines.join('\n')}`)));
    for (const stream of [server.stdout, server.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const found = /"port": (\d+).*"listening"/.exec(line);
        if (found) resolve(Number(found[1]));
      });
    }
  });
  const address = `http://127.0.0.1:${port}`;
  folders.set(address, folder);
  return {
    lines,
    folder,
    port,
    address,
    /** Let it and its helpers feel a signal, for instance one that they do not survive; for one that runs alone. */
    async signal(name) {
      process.kill(-server.pid, name);
      if (name === 'SIGKILL') await gone;
    },
    async stop() {
      server.kill('SIGTERM');
      server.kill('SIGCONT'); // one that sleeps would not hear of it
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
