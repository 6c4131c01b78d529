import { number, object } from 'yup';
import { Failure } from '../failure';
import { parseJson } from '../parse-json';
import { networkOf } from './network';
import type { Outbox } from './outbox';

/** `until`: milliseconds since 1970. */
const countShape = object({ count: number().required(), until: number().required() }).required();

function readCount(value: string | undefined) {
  const count = parseJson(value ?? '');
  return countShape.isValidSync(count, { strict: true }) ? count : undefined;
}

const counted = (value: number, unit: string): string =>
  `${String(value)} ${unit}${value === 1 ? '' : 's'}`;

function tooMany(seconds: number): Failure {
  const wait =
    seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
  return new Failure('too_many_requests', `Too many tries. Please try again in ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
    cause: 'outbox',
  });
}

/**
 * Counts a lead for the address that it came from, as the CMS would. Two calls at the same moment may count as one: the
 * store cannot add.
 * @throws Failure 429 when the address has left too many
 */
export async function countAddress(outbox: Outbox, address: string): Promise<void> {
  const { store, names, settings } = outbox;
  const name = names.of('address', networkOf(address));
  const now = Date.now();
  const before = readCount((await store.read(name))?.value);
  const current =
    before !== undefined && before.until > now
      ? before
      : { count: 0, until: now + settings.perAddressSeconds * 1_000 };
  if (current.count >= settings.perAddress) throw tooMany(Math.ceil((current.until - now) / 1_000));
  await store.write(name, JSON.stringify({ count: current.count + 1, until: current.until }));
}
