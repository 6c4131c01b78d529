import { object, string } from 'yup';
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
import { StoreError } from './store';

const concurrency = 10;
/** The part of the call's time that is left for saving the progress. */
const saveMs = 1_500;
/** How long an interrupted erasure can be resumed. */
const progressMs = 24 * 60 * 60_000;

const progressShape = object({ after: string().required() }).required();

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
 * @throws StoreError
 */
export async function eraseWaiting(
  outbox: Outbox,
  selection: Selection,
  deadline: Deadline,
): Promise<ErasedWaiting> {
  const { store, names, encryption } = outbox;
  const progressName = names.of('erase', progressKey(selection));
  const progress = parseJson((await store.read(progressName))?.value ?? '');
  const after = progressShape.isValidSync(progress, { strict: true }) ? progress.after : '';
  const queue = (await listBlobs(outbox, 'lead')).filter(({ name }) => name > after);

  let erased = 0;
  let left = 0;
  const canContinue = () => deadline.leftMs() > saveMs;
  const started = await forEachConcurrently(queue, concurrency, canContinue, async ({ name }) => {
    const blob = await store.read(name);
    if (blob === undefined) return;
    const entry = decryptEntry(encryption, name, blob.value);
    if (isSelected(selection, entry)) {
      await removeLead(outbox, name, entry?.nonce);
      erased += 1;
    } else if (entry === undefined) {
      left += 1;
    }
  });

  const complete = started === queue.length;
  const last = queue[started - 1]?.name ?? after;
  if (!complete) {
    const value = JSON.stringify({ after: last, until: Date.now() + progressMs });
    await store.write(progressName, value);
  } else if (after !== '') {
    await store.remove(progressName);
  }
  return { erased, unreadable: left, complete };
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
