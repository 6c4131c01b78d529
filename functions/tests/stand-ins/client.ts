import api from '../../entries/api';

export const context = { ip: '203.0.113.7', requestId: 'request-1', deploy: { context: 'dev' } };

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, headers: response.headers, body };
}

/** Calls the API as the platform does. */
export async function send(path: string, init?: RequestInit): Promise<Answer> {
  return read(await api(new Request(`https://example.com${path}`, init), context));
}

/** Posts JSON to the API as the site does. */
export function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
