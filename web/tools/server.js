// A server of our own for a browser test, with quick bots and its data in a temporary folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const PROGRAM = new URL('../../.venv/bin/amunre', import.meta.url).pathname;

/** Start it; gives its address and the way to stop it. */
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'amunre-'));
  const settings = { port: 0, data: folder, 'bot-delay': 0.02, 'bot-tables': 100 };
  const limits = { 'requests-per-minute': 100000, 'actions-per-minute': 100000, 'tables-per-hour': 1000 };
  const options = Object.entries({ ...settings, ...limits }).flatMap(([name, value]) => [
    `--${name}`,
    `${value}`,
  ]);
  const server = spawn(PROGRAM, ['serve', ...options]);
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
  return {
    lines,
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
