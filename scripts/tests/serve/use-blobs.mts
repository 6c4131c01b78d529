import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getStore } from '@netlify/blobs';
import { startBlobs } from '../../serve/blobs';

// Opens the store of a folder as the local server does, and prints what a function finds in it. `write` stores a blob first;
// `cut` cuts off a call that would overwrite it.
const [, , folder = '', what] = process.argv;
const close = await startBlobs(folder);
const store = getStore({ name: 'outbox', consistency: 'strong' });
if (what === 'write') {
  await store.set('production/lead/a', 'encrypted', { metadata: { tries: 2 }, onlyIfNew: true });
}

if (what === 'cut') {
  const breakOff: typeof fetch = async (input, init) => {
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), 'content-length': '11' };
    const call = request(new Request(input).url, { method: 'PUT', headers });
    call.on('error', () => undefined).flushHeaders();
    await sleep(200);
    call.destroy();
    return new Response(null, { status: 424 });
  };
  const cut = getStore({ name: 'outbox', consistency: 'strong', fetch: breakOff });
  await cut.set('production/lead/a', 'sealed anew').catch(() => undefined);
  // The store would write only now.
  await sleep(500);
}
const { blobs } = await store.list({ prefix: 'production/lead/' });
const blob = await store.getWithMetadata('production/lead/a');
await close();
console.log(
  JSON.stringify({
    keys: blobs.map(({ key }) => key),
    value: blob?.data,
    metadata: blob?.metadata,
    isClosed: process.env.NETLIFY_BLOBS_CONTEXT === undefined,
  }),
);
