import { send, type Answer } from './client';
import { blog, demoRequest, faq } from './forms';

export const sessionToken = 'eyJhbGciOiJIUzI1NiJ9.c2Vzc2lvbg.signature-of_the-caller';

export interface AdminRow {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** A good call of each row that nobody gets into without a session. */
export const adminRows: readonly AdminRow[] = [
  { method: 'POST', path: 'blogs/createblog', body: blog },
  { method: 'POST', path: 'blogs/editblog/abc123', body: { title: 'Another title' } },
  { method: 'DELETE', path: 'blogs/deleteblogs/abc123' },
  { method: 'POST', path: 'faq/createfaq', body: faq },
  { method: 'PUT', path: 'faq/editfaq/abc123', body: faq },
  { method: 'DELETE', path: 'faq/deletefaq/abc123' },
  {
    method: 'POST',
    path: 'requestdemo/requestdemosforproduct',
    body: { product: demoRequest.product },
  },
  { method: 'GET', path: 'contactus/getcontactus' },
];

/** Calls a row with the session's token, or with other headers. */
export function callRow(
  { method, path, body }: AdminRow,
  headers: Readonly<Record<string, string>> = { Authorization: `Bearer ${sessionToken}` },
): Promise<Answer> {
  return send(`/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** What the CMS answers to a good call of a row. */
export function goodAnswer({ path }: AdminRow): object {
  const entry = { _id: 'abc123' };
  return /requestdemosforproduct|getcontactus/.test(path)
    ? { result: [entry], pagination: { page: 1, pageSize: 100, total: 1 } }
    : { result: entry };
}
