import { object, string } from 'yup';
import { parseJson, type ErasedWaiting } from '../api';
import type { Deadline } from '../deadline';
import { eachOf } from './each-of';
import { openEntry, valuesOf, type Entry } from './entry';
import { listAll } from './lists';
import type { Outbox } from './outbox';
import { removeLead } from './remove-lead';

const atATime = 10;
/** What is left of the call to note how far it came. */
const afterwardsMs = 1_500;
/** For so long an erasure that was cut off can be gone on with. */
const placeMs = 24 * 60 * 60_000;

const placeShape = object({ after: string().required() }).required();

/** The form in which the database's erasure compares too. */
const plain = (value: unknown): string =>
  typeof value === 'string' ? value.trim().normalize('NFC').toLowerCase() : '';

/** What cannot be read: another key has encrypted it, or it was changed since. */
export const unreadable = 'unreadable';

/** What is to be removed: the leads of an address, or what cannot be read. */
export type Wanted = { readonly email: string } | typeof unreadable;

/** Names an erasure. No address has a line end. */
const placeOf = (wanted: Wanted): string =>
  wanted === unreadable ? `\n${unreadable}` : plain(wanted.email);

/** @param entry undefined where it cannot be read */
function isWanted(wanted: Wanted, entry: Entry | undefined): boolean {
  if (wanted === unreadable || entry === undefined) {
    return wanted === unreadable && entry === undefined;
  }
  const address = plain(wanted.email);
  return valuesOf(entry).some((value) => plain(value) === address);
}

/**
 * Removes the leads that wait and hold an e-mail address, in whatever field and whatever case; or those that cannot be read.
 * One call may not get through all of them: the next one for the same address goes on.
 * @throws StoreFailure
 */
export async function eraseWaiting(
  outbox: Outbox,
  wanted: Wanted,
  deadline: Deadline,
): Promise<ErasedWaiting> {
  const { store, names, seal } = outbox;
  const placeName = names.of('erase', placeOf(wanted));
  const place = parseJson((await store.read(placeName))?.value ?? '');
  const after = placeShape.isValidSync(place, { strict: true }) ? place.after : '';
  const queue = (await listAll(outbox, 'lead')).filter(({ name }) => name > after);

  let erased = 0;
  let left = 0;
  const goesOn = () => deadline.leftMs() > afterwardsMs;
  const begun = await eachOf(queue, atATime, goesOn, async ({ name }) => {
    const blob = await store.read(name);
    if (blob === undefined) return;
    const entry = openEntry(seal, name, blob.value);
    if (isWanted(wanted, entry)) {
      await removeLead(outbox, name, entry?.nonce);
      erased += 1;
    } else if (entry === undefined) {
      left += 1;
    }
  });

  const complete = begun === queue.length;
  const last = queue[begun - 1]?.name ?? after;
  if (!complete) {
    await store.write(placeName, JSON.stringify({ after: last, until: Date.now() + placeMs }));
  } else if (after !== '') {
    await store.remove(placeName);
  }
  return { erased, unreadable: left, complete };
}
