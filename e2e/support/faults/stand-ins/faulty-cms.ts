import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

const silenceMs = 10_000;
const slownessMs = 7_000;

interface Served {
  status: number;
  type: string;
  body: Buffer;
}

type Breaking = (answer: ServerResponse, served: Served | undefined) => unknown;

const later = (ms: number, work: () => void) => setTimeout(work, ms).unref();

/** Faulty answers of the CMS. `served` is its real answer if the request has reached it. */
const faults = {
  'a reset': (answer: ServerResponse) => answer.socket?.resetAndDestroy(),
  'half an answer': (answer: ServerResponse) => {
    answer.writeHead(201, { 'content-type': 'application/json', 'content-length': 100 });
    answer.write('{"result":{"_id":"abc', () => answer.socket?.destroy());
  },
  'ten seconds of silence': (answer: ServerResponse) =>
    later(silenceMs, () => answer.socket?.destroy()),
  'an answer after seven seconds': (answer: ServerResponse, served: Served | undefined) =>
    later(slownessMs, () => {
      answer.writeHead(served?.status ?? 201, { 'content-type': 'application/json' });
      answer.end(served?.body ?? '{"result":{"_id":"abc"}}');
    }),
  'an answer of status 500': (answer: ServerResponse) => {
    answer.writeHead(500, { 'content-type': 'application/json' });
    answer.end('{"data":null,"error":{"status":500,"message":"Internal Server Error"}}');
  },
  'what is no HTTP': (answer: ServerResponse) =>
    answer.socket?.end('\u0000\u0001 HTTP is not spoken here \r\n\r\n'),
  'another content type': (answer: ServerResponse) => {
    answer.writeHead(201, { 'content-type': 'text/html' });
    answer.end('<!doctype html><title>Welcome</title>');
  },
  'JSON of another server': (answer: ServerResponse) => {
    answer.writeHead(201, { 'content-type': 'application/json' });
    answer.end('{"hello":"world"}');
  },
  'a redirect': (answer: ServerResponse) => {
    answer.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' });
    answer.end();
  },
} as const satisfies Record<string, Breaking>;

export type Fault = keyof typeof faults;

const isFault = (name: string): name is Fault => name in faults;

export const faultNames: readonly Fault[] = Object.keys(faults).filter(isFault);

/** A proxy between function and CMS that forwards everything until a fault is set. */
export interface FaultyCms {
  url: string;
  /** The first line of each request. */
  received: readonly string[];
  /** @param reached whether the CMS serves the request before the fault */
  behave: (fault: Fault, reached: boolean) => void;
  heal: () => void;
  close: () => Promise<void>;
}

async function forward(cmsUrl: string, request: IncomingMessage): Promise<Served> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!/^(host|connection|content-length)$/.test(name)) headers.set(name, String(value));
  }
  const body = new Uint8Array(await buffer(request));
  const answer = await fetch(`${cmsUrl}${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers,
    body: body.length === 0 ? null : body,
    redirect: 'manual',
  });
  const type = answer.headers.get('content-type') ?? 'text/plain';
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Starts the proxy in front of a CMS. */
export function startFaultyCms(port: number, cmsUrl: string): Promise<FaultyCms> {
  let now: { fault: Fault; reached: boolean } | undefined;
  const received: string[] = [];

  async function serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    received.push(`${String(request.method)} ${String(request.url)}`);
    const current = now;
    const served =
      current === undefined || current.reached ? await forward(cmsUrl, request) : undefined;
    if (current !== undefined) {
      const breakIt: Breaking = faults[current.fault];
      breakIt(answer, served);
      return;
    }
    answer.writeHead(served?.status ?? 502, { 'content-type': served?.type ?? 'text/plain' });
    answer.end(served?.body);
  }

  const server = createServer((request, answer) => {
    serve(request, answer).catch(() => answer.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({
        url: `http://127.0.0.1:${String(port)}`,
        received,
        behave: (fault, reached) => {
          now = { fault, reached };
        },
        heal: () => {
          now = undefined;
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => {
              closed();
            });
            server.closeAllConnections();
          }),
      });
    });
  });
}
