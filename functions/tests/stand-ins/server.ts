import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Behaviour = (response: ServerResponse) => void;

export interface StandIn {
  readonly url: string;
  /** The requests since the last call of `answers` or `behaves`. */
  readonly received: Received[];
  answers(status: number, body: unknown, headers?: Record<string, string>): void;
  behaves(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

/** A real server on a free port, in the place of one that lies outside this room. */
export async function startStandIn(): Promise<StandIn> {
  const received: Received[] = [];
  let behaviour: Behaviour = (response) => response.writeHead(500).end();
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    text(request).then(
      (body) => {
        received.push({ method, url, headers, body });
        behaviour(response);
      },
      // The caller gave up while it still sent.
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');
  const standIn: StandIn = {
    url: `http://127.0.0.1:${String(address.port)}`,
    received,
    answers(status, body, headers = {}) {
      standIn.behaves((response) => {
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
        response.end(JSON.stringify(body));
      });
    },
    behaves(next) {
      received.length = 0;
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
