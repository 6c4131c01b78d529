import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { listen, type Listening } from '../../scripts/listen';

const text = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml|rss|atom))/;
/** Headers of one connection, and what changes when a body is compressed. */
const dropped = ['content-length', 'transfer-encoding', 'connection', 'keep-alive'];

interface Kept {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | null;
}

async function fetchFrom(origin: string, request: Request): Promise<Kept> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'accept-encoding', 'if-none-match', ...dropped]) headers.delete(name);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(`${origin}${pathname}${search}`, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(hasBody ? { body: await request.arrayBuffer() } : {}),
  });
  const body = new Uint8Array(await answer.arrayBuffer());
  const kept = new Headers(answer.headers);
  for (const name of dropped) kept.delete(name);
  if (text.test(kept.get('content-type') ?? '')) {
    kept.set('content-encoding', 'gzip');
    kept.set('vary', 'accept-encoding');
    kept.set('etag', `"${createHash('sha256').update(body).digest('base64url')}"`);
    return {
      status: answer.status,
      headers: kept,
      body: new Uint8Array(gzipSync(body, { level: 9 })),
    };
  }
  return { status: answer.status, headers: kept, body: body.length === 0 ? null : body };
}

/**
 * Stands before a site as a host's network does: text compressed with gzip 9, files kept in memory, HTTP/1.1. All sites
 * of the bench have the same front, so that what differs is what they send.
 * @param origin the address of the server behind it
 */
export function startFront(port: number, origin: string): Promise<Listening> {
  const files = new Map<string, Kept>();
  return listen(port, async (request) => {
    const { pathname } = new URL(request.url);
    const isFile = request.method === 'GET' && !pathname.startsWith('/api/');
    const answer =
      (isFile ? files.get(request.url) : undefined) ?? (await fetchFrom(origin, request));
    if (isFile) files.set(request.url, answer);
    const { status, headers, body } = answer;
    const etag = headers.get('etag');
    if (etag !== null && request.headers.get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers: { etag } });
    }
    return new Response(request.method === 'HEAD' ? null : body, { status, headers });
  });
}
