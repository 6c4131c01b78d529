import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { blobsVariable } from '../start/secrets';
import { listen } from './listen';

/** What a server that was killed has half written begins with a dot; its lists would name it as a blob. */
function removeHalfWritten(directory: string): void {
  const entries = path.join(directory, 'entries');
  if (!existsSync(entries)) return;
  for (const entry of readdirSync(entries, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name.startsWith('.')) {
      rmSync(path.join(entry.parentPath, entry.name), { force: true });
    }
  }
}

/** Headers that are about one connection. */
const ofConnection = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/**
 * Passes a call on to the store once it has arrived as a whole. One that the caller breaks off, because its time is over, the
 * store would take for an empty text, and write that over a lead.
 */
async function passOn(request: Request, store: string): Promise<Response> {
  const { method, url } = request;
  const { pathname, search } = new URL(url);
  const headers = new Headers(request.headers);
  ofConnection.forEach((name) => {
    headers.delete(name);
  });
  const body = method === 'PUT' ? await request.arrayBuffer() : null;
  const length = Number(request.headers.get('Content-Length') ?? body?.byteLength);
  if (body !== null && body.byteLength !== length) return new Response(null, { status: 400 });
  return fetch(new URL(`${pathname}${search}`, store), { method, headers, body });
}

/**
 * Opens the local stand-in for Netlify Blobs, and gives the functions of this process its address. What is stored outlives
 * a restart.
 * @param directory where it is kept
 * @returns closes it; the functions then use the store that was there before, if one was
 */
export async function startBlobs(directory: string): Promise<() => Promise<void>> {
  removeHalfWritten(directory);
  const token = randomBytes(32).toString('hex');
  const server = new BlobsServer({ directory, token });
  const { port } = await server.start();
  const front = await listen(0, (request) => passOn(request, `http://127.0.0.1:${String(port)}`));
  const url = `http://127.0.0.1:${String(front.port)}`;
  const context = { edgeURL: url, uncachedEdgeURL: url, siteID: '0', deployID: '0', token };
  const before = process.env[blobsVariable];
  const encoded = Buffer.from(JSON.stringify(context)).toString('base64');
  Object.assign(process.env, { [blobsVariable]: encoded });
  return async () => {
    if (before === undefined) Reflect.deleteProperty(process.env, blobsVariable);
    else Object.assign(process.env, { [blobsVariable]: before });
    await front.close();
    await server.stop();
  };
}
