import { createHash } from 'node:crypto';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import type { Listening } from '../../scripts/serve/listen';
import type { Certificate } from './certificate';

const text = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml|rss|atom))/;
/** Headers of one connection, and those that change when a body is compressed. */
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

/** Serves HTTP/2 on a local port, as a host's network does. */
function listenSecurely(
  port: number,
  { key, cert }: Certificate,
  answer: (request: Request) => Promise<Response>,
): Promise<Listening> {
  const sessions = new Set<ServerHttp2Session>();
  const handle = getRequestListener(answer);
  // Browsers choose HTTP/2; other clients may use HTTP/1.1.
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    void handle(incoming, outgoing);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => {
        closed();
      });
      // A browser keeps its connection open long after its last request.
      for (const session of sessions) session.destroy();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({ port, close });
    });
  });
}

/**
 * Serves a site like a host's network: text compressed with gzip 9, files cached in memory, HTTP/2. All sites of the bench
 * have the same front, so that only what they send differs.
 * @param origin the address of the server behind it
 */
export function startFront(
  port: number,
  origin: string,
  certificate: Certificate,
): Promise<Listening> {
  const files = new Map<string, Kept>();
  return listenSecurely(port, certificate, async (request) => {
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
