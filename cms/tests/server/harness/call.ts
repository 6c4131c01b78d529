import type { TestCms } from './cms';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

interface Options {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  body?: object;
}

/** The fields of an object; of anything else, none. */
export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Calls the CMS over HTTP, as the function, the build or a panel does. */
export async function call(cms: TestCms, address: string, options: Options = {}): Promise<Answer> {
  const { token, body, headers = {} } = options;
  const response = await fetch(`${cms.url}${address}`, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const value: unknown = text.startsWith('{') ? JSON.parse(text) : { text };
  return { status: response.status, body: record(value) };
}

/** Logs an admin in and returns the session's access token. */
export async function login(cms: TestCms, email: string, password: string): Promise<string> {
  const { body } = await call(cms, '/admin/login', { body: { email, password } });
  const { accessToken: token } = record(body.data);
  if (typeof token !== 'string') throw new Error(`${email} could not log in.`);
  return token;
}
