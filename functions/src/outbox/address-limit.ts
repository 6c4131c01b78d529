import { number, object } from 'yup';
import { networkOf, parseJson, tooManyText } from '../api';
import { Failure } from '../failure';
import { inTurn } from './in-turn';
import type { Outbox } from './outbox';
import type { OutboxStore, StoredBlob } from './store';

/** `until`: milliseconds since 1970. */
const countShape = object({ count: number().required(), until: number().required() }).required();

/**
 * So often a call counts anew because one of another process was faster. Each time that one is counted, so that an ordinary
 * limit is reached before.
 */
const maxAttempts = 25;
/** Then there are so many calls at the same moment that it had better come back. */
const comeBackSeconds = 5;

function readCount(value: string | undefined) {
  const count = parseJson(value ?? '');
  return countShape.isValidSync(count, { strict: true }) ? count : undefined;
}

const tooMany = (seconds: number): Failure =>
  new Failure('too_many_requests', tooManyText(seconds), {
    headers: { 'Retry-After': String(seconds) },
    cause: 'outbox',
  });

/** Writes a count in the place of the one that was read. @returns false when another call has counted meanwhile */
async function writeCount(
  store: OutboxStore,
  name: string,
  before: StoredBlob | undefined,
  value: string,
): Promise<boolean> {
  if (before === undefined) return store.create(name, value);
  if (before.etag !== undefined) return store.replace(name, before.etag, value, {});
  // The store of a local server, all of whose calls are of this process and come in turn.
  await store.write(name, value);
  return true;
}

/** @throws Failure 429 when the address has left too many */
async function countOne({ store, settings }: Outbox, name: string): Promise<void> {
  for (let tries = 0; tries < maxAttempts; tries += 1) {
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
  throw tooMany(comeBackSeconds);
}

/**
 * Counts a lead for the address that it came from, as the CMS would: also of calls at the same moment no more than the limit
 * get through. Those of one process come in turn; between processes the store decides, which writes only over what was read.
 * @throws Failure 429 when the address has left too many
 */
export async function countAddress(outbox: Outbox, address: string): Promise<void> {
  const name = outbox.names.of('address', networkOf(address) ?? address);
  await inTurn(`count ${name}`, () => countOne(outbox, name));
}
