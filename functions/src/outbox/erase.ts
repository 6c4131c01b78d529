import { number, object, string, type InferType } from 'yup';
import { eraseWaitingBody, parseJson, type ErasedWaiting } from '../api';
import type { Call } from '../call';
import type { Deadline } from '../deadline';
import { logCounts } from '../log';
import { requireOperator } from '../operator';
import { parseBody } from '../request';
import { HttpError, jsonResponse } from '../response';
import { decryptEntry, fieldValues, type Entry } from './entry';
import { openOutbox, removeLead, type Outbox } from './outbox';
import { forEachConcurrently, listBlobs } from './queue';
import { StoreError, type ListedBlob } from './store';

const concurrency = 10;
/** The part of the call's time that is left for saving the progress. */
const saveMs = 1_500;
/** How long an interrupted erasure can be resumed. */
const progressMs = 24 * 60 * 60_000;

const progressShape = object({
  /** The last lead that was looked at; empty at the beginning of a pass. */
  after: string().defined(),
  /** How many times the leads are gone through, and how many this time has removed. A release without them went through once. */
  pass: number().integer().default(1),
  found: number().integer().default(0),
}).required();

type Progress = InferType<typeof progressShape>;

async function readProgress({ store }: Outbox, name: string): Promise<Progress | undefined> {
  const stored = parseJson((await store.read(name))?.value ?? '');
  return progressShape.isValidSync(stored, { strict: true })
    ? progressShape.cast(stored)
    : undefined;
}

/** Compares as the erasure in the database does. */
const normalise = (value: unknown): string =>
  typeof value === 'string' ? value.trim().normalize('NFC').toLowerCase() : '';

const unreadable = 'unreadable';

/** Which leads to remove: those of an address, or those that cannot be decrypted. */
type Selection = { readonly email: string } | typeof unreadable;

/** Names the progress of an erasure. No address begins with a line end. */
const progressKey = (selection: Selection): string =>
  selection === unreadable ? `\n${unreadable}` : normalise(selection.email);

/** @param entry undefined if it cannot be decrypted */
function isSelected(selection: Selection, entry: Entry | undefined): boolean {
  if (selection === unreadable || entry === undefined) {
    return selection === unreadable && entry === undefined;
  }
  const address = normalise(selection.email);
  return fieldValues(entry).some((value) => normalise(value) === address);
}

/**
 * Removes the waiting leads that contain an e-mail address, in any field and any case; or those that cannot be decrypted. If the
 * time runs out, the next call with the same selection continues.
 *
 * Leads that come between two calls may stand before the place where the second one continues. So it begins again after the last
 * one, and is complete when all were looked at in one call, or another time without finding any.
 * @returns `unreadable`: how many of the first time cannot be decrypted
 * @throws StoreError
 */
export async function eraseWaiting(
  outbox: Outbox,
  selection: Selection,
  deadline: Deadline,
): Promise<ErasedWaiting> {
  const { store, names, encryption } = outbox;
  const progressName = names.of('erase', progressKey(selection));
  const stored = await readProgress(outbox, progressName);
  let progress = stored ?? { after: '', pass: 1, found: 0 };
  const result = { erased: 0, unreadable: 0 };

  const look = async ({ name }: ListedBlob) => {
    const blob = await store.read(name);
    if (blob === undefined) return;
    const entry = decryptEntry(encryption, name, blob.value);
    if (isSelected(selection, entry)) {
      await removeLead(outbox, name, entry?.nonce);
      result.erased += 1;
      progress.found += 1;
    } else if (entry === undefined && progress.pass === 1) {
      result.unreadable += 1;
    }
  };

  const canContinue = () => deadline.leftMs() > saveMs;
  for (;;) {
    const { after, pass } = progress;
    const queue = (await listBlobs(outbox, 'lead')).filter(({ name }) => name > after);
    const started = await forEachConcurrently(queue, concurrency, canContinue, look);
    if (started < queue.length) {
      const reached = { ...progress, after: queue[started - 1]?.name ?? after };
      const value = JSON.stringify({ ...reached, until: Date.now() + progressMs });
      await store.write(progressName, value);
      return { ...result, complete: false };
    }
    if (after === '' || (pass > 1 && progress.found === 0)) break;
    progress = { after: '', pass: pass + 1, found: 0 };
  }
  if (stored !== undefined) await store.remove(progressName);
  return { ...result, complete: true };
}

async function erase(call: Call, selection: Selection): Promise<ErasedWaiting> {
  const { settings, deadline } = call;
  // Without an outbox no lead has ever waited.
  if (settings.outbox === undefined) return { erased: 0, unreadable: 0, complete: true };
  const outbox = openOutbox(call.openStore(deadline), settings.outbox);
  return eraseWaiting(outbox, selection, deadline).catch((thrown: unknown) => {
    if (!(thrown instanceof StoreError)) throw thrown;
    throw new HttpError('cms_unreachable', 'The outbox cannot be reached. Please try again.', {
      cause: thrown.message,
    });
  });
}

/** POST operations/erase, for the operator: removes waiting leads of an e-mail address, or all that cannot be decrypted. */
export async function eraseLeads(call: Call): Promise<Response> {
  requireOperator(call);
  const { email } = await parseBody(call.request, { body: eraseWaitingBody });
  const result = await erase(call, email === undefined ? unreadable : { email });
  const counts = { erased: result.erased, unreadable: result.unreadable };
  logCounts({ requestId: call.requestId, endpoint: 'erase' }, counts);
  return jsonResponse(200, result);
}
