import { getStore } from '@netlify/blobs';
import { startBlobs } from '../../serve/blobs';

// Opens the store of a folder as the local server does, and says what a function finds in it; `write` writes it first.
const [, , folder = '', what] = process.argv;
const close = await startBlobs(folder);
const store = getStore({ name: 'outbox', consistency: 'strong' });
if (what === 'write') {
  await store.set('production/lead/a', 'encrypted', { metadata: { tries: 2 }, onlyIfNew: true });
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
