import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';

/** The parts of a file, made one after the other. */
export type Chunks = AsyncGenerator<string | Uint8Array>;

/** Writes a chunk of a file, and waits until the client has received it or disconnected. */
const write = (response: ServerResponse, chunk: string | Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    response.write(chunk, () => {
      resolve();
    });
  });

/** Sends the whole file, or stops when the client disconnects, which is not a failure. */
async function send(response: ServerResponse, chunks: Chunks): Promise<void> {
  for await (const chunk of chunks) {
    if (response.destroyed) return;
    await write(response, chunk);
  }
  response.end();
}

/**
 * Streams a file as a download. It makes the file no faster than the client receives it, and stops when the client
 * disconnects. If that fails, the connection is cut, so that an incomplete file never looks complete.
 */
export async function sendFile(
  ctx: Context,
  { name, type }: { name: string; type: string },
  chunks: Chunks,
): Promise<void> {
  ctx.status = 200;
  ctx.attachment(name);
  ctx.type = type;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (ctx.method === 'HEAD') return;
  ctx.respond = false;
  await send(ctx.res, chunks).catch((failure: unknown) => {
    ctx.res.destroy();
    throw failure;
  });
}
