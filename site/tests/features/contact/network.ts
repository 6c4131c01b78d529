/** The edge of the network: the answers of `fetch`, and a worker that solves every challenge at once. */

interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** The JSON body; left out, the body is not JSON. */
  body?: unknown;
}

export const accepted: Answer = { status: 201, body: { result: { _id: 'c1' } } };

export const refused = (status: number, code: string): Answer => ({
  status,
  body: { error: true, code, message: 'A sentence of the server.' },
});

const soon = () => Math.floor(Date.now() / 1000) + 600;

/** The challenge of `GET /api/captcha`, with what the form does not read left out. */
export const challenge = (expiresAt = soon()): Answer => ({
  status: 200,
  body: { parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '00', expiresAt }, signature: 's' },
});

const toResponse = ({ status, headers, body }: Answer) => ({
  ok: status < 400,
  status,
  headers: new Headers(headers),
  json: () =>
    body === undefined ? Promise.reject(new SyntaxError('not JSON')) : Promise.resolve(body),
});

export type Reply = Answer | Promise<Answer> | Error;

interface Call {
  url: string;
  init: RequestInit;
  headers: Headers;
  /** The JSON of the body. */
  body: unknown;
}

const toCall = (url: string, init: RequestInit): Call => ({
  url,
  init,
  headers: new Headers(init.headers),
  body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
});

/** Replies to the calls of each address in order; the last reply is repeated. */
export function network(replies: Record<string, [Reply, ...Reply[]]>) {
  const calls: Call[] = [];
  const fetch = jest.fn(async (url: string, init: RequestInit) => {
    const earlier = calls.filter((call) => call.url === url).length;
    calls.push(toCall(url, init));
    const queue = replies[url];
    const reply = await (queue?.[earlier] ?? queue?.at(-1));
    if (reply === undefined) throw new TypeError(`Nothing answers ${url}.`);
    if (reply instanceof Error) throw reply;
    return toResponse(reply);
  });
  Object.assign(globalThis, { fetch });
  return { fetch, to: (url: string) => calls.filter((call) => call.url === url) };
}

/** jsdom has no workers. This one answers every challenge with the same solution, once `done` is fulfilled. */
export function stubWorker(done = Promise.resolve()) {
  class SolvingWorker extends EventTarget {
    postMessage({ type }: { type: string }) {
      if (type !== 'work') return;
      void done.then(() => {
        this.dispatchEvent(
          new MessageEvent('message', { data: { counter: 7, derivedKey: 'beef' } }),
        );
      });
    }

    terminate() {
      return undefined;
    }
  }
  Object.assign(globalThis, { Worker: SolvingWorker });
}
