import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { blobsVariable } from '../start/secrets';
import { listen } from './listen';

/** A killed server leaves half-written files, whose names begin with a dot. Its lists would show them as blobs. */
function removeHalfWritten(directory: string): void {
  const entries = path.join(directory, 'entries');
  if (!existsSync(entries)) return;
  for (const entry of readdirSync(entries, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name.startsWith('.')) {
      rmSync(path.join(entry.parentPath, entry.name), { force: true });
    }
  }
}

/** Headers that belong to one connection. */
const ofConnection = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/**
 * Forwards a call to the store once it has arrived in full. The store would treat a call that the caller aborts, for example
 * after a timeout, as an empty text, and overwrite a lead with it.
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
 * Opens the local stand-in for Netlify Blobs, and gives its address to the functions in this process. Blobs survive a restart.
 * @param directory where they are stored
 * @returns closes it; the functions then use the previous store, if there was one
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
