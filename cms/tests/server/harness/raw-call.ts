import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestCms } from './cms';

interface Head {
  token?: string | undefined;
  headers?: Readonly<Record<string, string>>;
}

/** Opens a connection and sends the head of a request, such as `POST /admin/login`. The caller sends the body. */
export async function beginCall(
  cms: TestCms,
  call: string,
  { token, headers = {} }: Head = {},
): Promise<Socket> {
  const { port, host } = new URL(cms.url);
  const socket = connect(Number(port), '127.0.0.1');
  // The CMS may close the connection while the test is still sending.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const all = {
    Host: host,
    Connection: 'close',
    'Content-Type': 'application/json',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${[`${call} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Reads the answer until the CMS closes the connection. */
export async function answerOf(socket: Socket): Promise<{ status: number; answer: string }> {
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), answer };
}
