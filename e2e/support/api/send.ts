/** A call of the API without a browser. */
export interface Message {
  method?: string;
  headers?: Record<string, string>;
  /** A session's token. */
  token?: string | undefined;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged; `headers` give its type. */
  raw?: string | Uint8Array;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed text, or undefined if it is not JSON. */
  body: unknown;
}

/** The fields of an object, or none for anything else. */
export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The objects of a list, or none for anything else. */
export const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(record) : [];

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

const bytes = (raw: string | Uint8Array) =>
  // `fetch` would add a content type to a string.
  new Uint8Array(typeof raw === 'string' ? new TextEncoder().encode(raw) : raw);

/** Sends a call and reads its full answer. Follows no redirects. */
export async function send(url: string, message: Message = {}): Promise<Answer> {
  const { json, token } = message;
  const raw = message.raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const response = await fetch(url, {
    method: message.method ?? 'GET',
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...message.headers,
    },
    body: raw === undefined ? null : bytes(raw),
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}
