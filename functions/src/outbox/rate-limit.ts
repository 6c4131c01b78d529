import { number, object } from 'yup';
import { networkOf, parseJson, tooManyText } from '../api';
import { HttpError } from '../response';
import { withLock } from './lock';
import type { Outbox } from './outbox';
import type { OutboxStore, StoredBlob } from './store';

/** `until`: milliseconds since 1970. */
const countShape = object({ count: number().required(), until: number().required() }).required();

/**
 * How often a call tries to count, if another process is faster each time. Each of those raises the count, so an ordinary limit
 * is reached first.
 */
const maxAttempts = 25;
/** For a call that lost all attempts: so many arrive at once that it should wait. */
const retryAfterSeconds = 5;

function readCount(value: string | undefined) {
  const count = parseJson(value ?? '');
  return countShape.isValidSync(count, { strict: true }) ? count : undefined;
}

const tooMany = (seconds: number): HttpError =>
  new HttpError('too_many_requests', tooManyText(seconds), {
    headers: { 'Retry-After': String(seconds) },
    cause: 'outbox',
  });

/** Replaces the count that was read. @returns false if another call has counted in between */
async function writeCount(
  store: OutboxStore,
  name: string,
  before: StoredBlob | undefined,
  value: string,
): Promise<boolean> {
  if (before === undefined) return store.create(name, value);
  if (before.etag !== undefined) return store.replace(name, before.etag, value, {});
  // The store of a local server. All its calls come from this process, under one lock.
  await store.write(name, value);
  return true;
}

async function count({ store, settings }: Outbox, name: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await store.read(name);
    const now = Date.now();
    const last = readCount(before?.value);
    const current =
      last !== undefined && last.until > now
        ? last
        : { count: 0, until: now + settings.perAddressSeconds * 1_000 };
    if (current.count >= settings.perAddress) {
      throw tooMany(Math.ceil((current.until - now) / 1_000));
    }
    const next = JSON.stringify({ count: current.count + 1, until: current.until });
    if (await writeCount(store, name, before, next)) return;
  }
  throw tooMany(retryAfterSeconds);
}

/**
 * Counts a lead for the network of its address, as the CMS would. Holds for simultaneous calls too: a lock orders those of one
 * process; between processes the store decides, which replaces only what was read.
 * @throws HttpError 429 above the limit
 */
export async function enforceRateLimit(outbox: Outbox, address: string): Promise<void> {
  const name = outbox.names.of('address', networkOf(address) ?? address);
  await withLock(`count ${name}`, () => count(outbox, name));
}
