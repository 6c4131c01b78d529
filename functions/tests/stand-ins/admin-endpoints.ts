import { send, type Answer } from './client';
import { blog, demoRequest, faq } from './forms';

export const sessionToken = 'eyJhbGciOiJIUzI1NiJ9.c2Vzc2lvbg.signature-of_the-caller';

export interface AdminEndpoint {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** A valid call of each endpoint that needs a session. */
export const adminEndpoints: readonly AdminEndpoint[] = [
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

/** The endpoint whose path begins so. */
export function endpointAt(path: string): AdminEndpoint {
  const endpoint = adminEndpoints.find((each) => each.path.startsWith(path));
  if (endpoint === undefined) throw new Error(`There is no endpoint ${path}.`);
  return endpoint;
}

/** Calls an endpoint with the session's token, or with other headers. */
export function callEndpoint(
  { method, path, body }: AdminEndpoint,
  headers: Readonly<Record<string, string>> = { Authorization: `Bearer ${sessionToken}` },
): Promise<Answer> {
  return send(`/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The CMS's response to a valid call of an endpoint. */
export function goodAnswer({ path }: AdminEndpoint): object {
  const entry = { _id: 'abc123' };
  return /requestdemosforproduct|getcontactus/.test(path)
    ? { result: [entry], pagination: { page: 1, pageSize: 100, total: 1 } }
    : { result: entry };
}
