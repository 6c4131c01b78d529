import { setTimeout as sleep } from 'node:timers/promises';
import { getStore, type Store } from '@netlify/blobs';
import type { Deadline } from '../deadline';
import { failureReason } from '../fetch-json';
import { withLock } from './lock';
import { StoreError, type OutboxStore } from './store';

/** Statuses that the client of Netlify Blobs understands. */
const expectedStatuses: ReadonlySet<number> = new Set([200, 204, 304, 404, 412]);

const maxTries = 3;
const pauseMs = 200;
const maxTryMs = 5_000;

/** A failure that the client does not retry. */
const finalFailure = () => new Response(null, { status: 424 });

/** @returns the response, or in one word why there is none */
async function tryFetch(
  deadline: Deadline,
  input: string | URL | Request,
  init: RequestInit | undefined,
): Promise<Response | string> {
  try {
    const signal = AbortSignal.timeout(deadline.forStep(maxTryMs));
    const response = await fetch(input, { ...init, signal });
    if (expectedStatuses.has(response.status)) return response;
    await response.body?.cancel();
    return `status_${String(response.status)}`;
  } catch (thrown) {
    return failureReason(thrown);
  }
}

/**
 * The `fetch` for the client of Netlify Blobs. On its own the client pauses for five seconds before each of five retries, for
 * which no call has time, and takes a failed conditional write for a success. This one retries at once, and reports failures.
 * @returns `failure` says in one word why a request failed, if one did
 */
function fetchWithRetries(deadline: Deadline) {
  let failed: string | undefined;
  return {
    failure: () => failed,
    fetch: async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      let result = await tryFetch(deadline, input, init);
      for (let tries = 1; typeof result === 'string' && tries < maxTries; tries += 1) {
        if (deadline.leftMs() <= pauseMs) break;
        await sleep(pauseMs);
        result = await tryFetch(deadline, input, init);
      }
      if (typeof result !== 'string') return result;
      failed = result;
      return finalFailure();
    },
  };
}

/** Strong consistency: what one call wrote, the next one finds, wherever it runs. */
const options = { name: 'outbox', consistency: 'strong' } as const;

/** The outbox's store in Netlify Blobs. The platform puts its address and token into the environment. */
export function openBlobStore(deadline: Deadline): OutboxStore {
  async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const { fetch, failure } = fetchWithRetries(deadline);
    // Async, so that an error of `getStore` is caught as well.
    const run = async () => work(getStore({ ...options, fetch }));
    const result = await run().catch((thrown: unknown) => {
      throw new StoreError(failure() ?? failureReason(thrown));
    });
    const reason = failure();
    if (reason !== undefined) throw new StoreError(reason);
    return result;
  }

  return {
    read: (name) =>
      withStore(async (store) => {
        const blob = await store.getWithMetadata(name, { type: 'text' });
        if (blob === null) return undefined;
        return { value: blob.data, metadata: blob.metadata, etag: blob.etag };
      }),
    write: (name, value) =>
      withStore(async (store) => {
        await store.set(name, value);
      }),
    // The store of the local server checks and writes in two steps, hence the lock.
    create: (name, value, metadata = {}) =>
      withLock(name, () =>
        withStore(async (store) => {
          const condition = { onlyIfNew: true, metadata: { ...metadata } } as const;
          return (await store.set(name, value, condition)).modified;
        }),
      ),
    replace: (name, etag, value, metadata) =>
      withLock(name, () =>
        withStore(async (store) => {
          const condition = { onlyIfMatch: etag, metadata: { ...metadata } };
          return (await store.set(name, value, condition)).modified;
        }),
      ),
    remove: (name) => withStore((store) => store.delete(name)),
    async *list(prefix) {
      const { fetch, failure } = fetchWithRetries(deadline);
      try {
        const pages = getStore({ ...options, fetch }).list({ prefix, paginate: true });
        for await (const { blobs } of pages) {
          yield blobs.map(({ key, etag }) => ({ name: key, etag }));
        }
      } catch (thrown) {
        throw new StoreError(failure() ?? failureReason(thrown));
      }
    },
  };
}
