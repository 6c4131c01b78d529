import api from '../../entries/api';
import type { CallContext } from '../../src/call';

export const context: CallContext = { ip: '203.0.113.7', deploy: { context: 'dev' } };

/** The id of a browser's call. */
export const requestId = '0b5c7a52-63c1-4a55-9f0e-6b2f6c1d7e10';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

type Serve = (request: Request, context: CallContext) => Promise<Response>;

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, headers: response.headers, body };
}

/** Ways to call an API: `send` as the platform does, `post` with JSON as the site does. */
export function clientOf(serve: Serve, callContext: CallContext) {
  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { 'x-request-id': requestId, ...Object.fromEntries(new Headers(init.headers)) };
    const request = new Request(`https://example.com${path}`, { ...init, headers });
    return read(await serve(request, callContext));
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { send, post };
}

export const { send, post } = clientOf(api, context);
