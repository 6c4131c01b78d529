import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { sessionPath } from '../../src/api';

export interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Behaviour = (response: ServerResponse) => void;

export interface StandIn {
  readonly url: string;
  /** The requests since the last call of `answers` or `behaves`, except those that check a session. */
  readonly received: Received[];
  /** The requests since then that check a session. */
  readonly asked: Received[];
  /** The response to those; by default 204, a valid session. */
  sessionStatus: number;
  answers(status: number, body: unknown, headers?: Record<string, string>): void;
  behaves(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

/** A real server on a free port, in place of one outside this room. */
export async function startStandIn(): Promise<StandIn> {
  const received: Received[] = [];
  const asked: Received[] = [];
  let behaviour: Behaviour = (response) => response.writeHead(500).end();
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    text(request).then(
      (body) => {
        if (url === sessionPath) {
          asked.push({ method, url, headers, body });
          response.writeHead(standIn.sessionStatus).end();
          return;
        }
        received.push({ method, url, headers, body });
        behaviour(response);
      },
      // The caller gave up while sending.
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');
  const standIn: StandIn = {
    url: `http://127.0.0.1:${String(address.port)}`,
    received,
    asked,
    sessionStatus: 204,
    answers(status, body, headers = {}) {
      standIn.behaves((response) => {
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
        response.end(JSON.stringify(body));
      });
    },
    behaves(next) {
      received.length = 0;
      asked.length = 0;
      standIn.sessionStatus = 204;
      behaviour = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return standIn;
}
