import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { waitForAnswer } from '../../processes/servers';
import { ended, launch } from '../../processes/processes';

const folder = mkdtempSync(path.join(os.tmpdir(), 'answer-'));
const log = path.join(folder, 'server.log');
const nowhere = 'http://127.0.0.1:1/';

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function start(text: string) {
  const script = path.join(folder, 'server.cjs');
  writeFileSync(script, text);
  const child = launch({ name: '', script, args: [], cwd: folder, env: process.env, log });
  return { child, log, name: 'The server' };
}

test('a server that never answers is stopped, with the end of its log', async () => {
  const server = start(
    `console.log('Waiting for the database.'); setTimeout(() => {}, 3_600_000);`,
  );
  await expect(waitForAnswer(nowhere, server, 1_500)).rejects.toThrow(
    /Waiting for the database\.[^]*The server did not answer within 0 minutes\./,
  );
  await ended(server.child);
});

test('a server that ends before it answers says why', async () => {
  const server = start(`console.log('Set DATABASE_URL.'); process.exitCode = 1;`);
  await expect(waitForAnswer(nowhere, server)).rejects.toThrow(
    /Set DATABASE_URL\.[^]*The server did not start\./,
  );
});
