import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { ended, launch } from '../../processes/processes';
import { expectFreePort, waitForAnswer } from '../../processes/servers';
import { fields, tempFolder } from '../support';

const file = tempFolder();
const nowhere = 'http://127.0.0.1:1/';

test('a free port can be checked again at once; a port in use is named', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = Number(fields(server.address()).port);
  await expect(expectFreePort(port, 'SITE_PORT')).rejects.toThrow(
    `Port ${String(port)} is in use: stop the program that listens there, or set SITE_PORT to a free port.`,
  );
  await once(server.close(), 'close');
  await expectFreePort(port, 'SITE_PORT');
  await expectFreePort(port, 'SITE_PORT');
});

function start(text: string) {
  const [script, log] = [file('server.cjs'), file('server.log')];
  writeFileSync(script, text);
  const child = launch({ name: '', script, args: [], cwd: file(), env: process.env, log });
  return { child, log, name: 'The server' };
}

test('a server that does not respond is stopped, and the error contains the end of its log', async () => {
  const server = start(
    `console.log('Waiting for the database.'); setTimeout(() => {}, 3_600_000);`,
  );
  await expect(waitForAnswer(nowhere, server, 1_500)).rejects.toThrow(
    /Waiting for the database\.[^]*The server did not answer within 0 minutes\./,
  );
  await ended(server.child);
});

test('the error about a server that exits early contains the end of its log', async () => {
  const server = start(`console.log('Set DATABASE_URL.'); process.exitCode = 1;`);
  await expect(waitForAnswer(nowhere, server)).rejects.toThrow(
    /Set DATABASE_URL\.[^]*The server did not start\./,
  );
});
