import { getStore, type Store } from '@netlify/blobs';
import type { Deadline } from '../deadline';
import { reasonOf } from '../fetch-json';
import { inTurn } from './in-turn';
import { StoreFailure, type OutboxStore } from './store';
import { timedFetch } from './timed-fetch';

/** Strong: what one call wrote, the next one finds, wherever it runs. */
const options = { name: 'outbox', consistency: 'strong' } as const;

/** The outbox's store in Netlify Blobs, whose address and token the platform puts into the environment. */
export function openBlobStore(deadline: Deadline): OutboxStore {
  async function during<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const { fetch, failure } = timedFetch(deadline);
    const works = async () => work(getStore({ ...options, fetch }));
    const result = await works().catch((thrown: unknown) => {
      throw new StoreFailure(failure() ?? reasonOf(thrown));
    });
    const reason = failure();
    if (reason !== undefined) throw new StoreFailure(reason);
    return result;
  }

  return {
    read: (name) =>
      during(async (store) => {
        const blob = await store.getWithMetadata(name, { type: 'text' });
        if (blob === null) return undefined;
        return { value: blob.data, metadata: blob.metadata, etag: blob.etag };
      }),
    write: (name, value) =>
      during(async (store) => {
        await store.set(name, value);
      }),
    // The store of the local server looks and writes in two steps.
    create: (name, value, metadata = {}) =>
      inTurn(name, () =>
        during(async (store) => {
          const { modified } = await store.set(name, value, {
            onlyIfNew: true,
            metadata: { ...metadata },
          });
          return modified;
        }),
      ),
    replace: (name, etag, value, metadata) =>
      inTurn(name, () =>
        during(async (store) => {
          const { modified } = await store.set(name, value, {
            onlyIfMatch: etag,
            metadata: { ...metadata },
          });
          return modified;
        }),
      ),
    remove: (name) => during((store) => store.delete(name)),
    async *list(prefix) {
      const { fetch, failure } = timedFetch(deadline);
      try {
        const pages = getStore({ ...options, fetch }).list({ prefix, paginate: true });
        for await (const { blobs } of pages) {
          yield blobs.map(({ key, etag }) => ({ name: key, etag }));
        }
      } catch (thrown) {
        throw new StoreFailure(failure() ?? reasonOf(thrown));
      }
    },
  };
}
