import type { Core } from '@strapi/strapi';
import { Refusal } from '../../contract/errors';
import { field } from '../../contract/json';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { isDone, type Actor, type LeadState } from '../../contract/leads/timeline';
import { firstMailAt } from '../mail/first-mail';
import { leadKinds } from '../kinds';
import { announceChange } from '../webhooks/announce';
import { queueReceipt, withdrawReceipt } from '../receipt/queue-receipt';
import { readReceiptSettings, receiptForm } from '../receipt/settings';
import { activeAdmin } from './admins';
import { addToSearch } from './notes-search';
import {
  addEvent,
  doneBeforeReopening,
  kindsSince,
  suspectedBeforeClearing,
  type AddedKind,
  type StoredDetails,
} from './timeline';
import { findLead, type StoredWork } from './lead';

type Event = {
  [Kind in AddedKind]: { kind: Kind; detail: StoredDetails[Kind] };
}[AddedKind];

/** New values of a lead's columns, and the rows to add to its timeline. Without a row, nothing changes. */
interface Change {
  columns: object;
  events: Event[];
  /** What else is done in the same transaction, after the lead was changed. */
  andThen?: () => Promise<void>;
}

/** The lead to change, and who changes it. */
export interface Work {
  form: LeadForm;
  id: string;
  actor: Actor;
}

/** Only so many admins changing one lead at the same moment would use them up. */
const maxTries = 20;

/** Finds a lead only at its revision. A process of an earlier release that still runs stores leads without one. */
const unchanged = ({ id, revision }: StoredWork) => ({
  id,
  $or: [{ revision }, ...(revision === 0 ? [{ revision: { $null: true } }] : [])],
});

/**
 * Changes a lead and adds to its timeline in one transaction. If someone else is faster, the change is planned again from the
 * changed lead, so that no row is lost.
 * @returns the lead's revision after it
 * @throws Refusal 404 when there is no such lead, and what `plan` throws
 */
export async function change(
  strapi: Core.Strapi,
  { form, id, actor }: Work,
  plan: (lead: StoredWork) => Change | Promise<Change>,
): Promise<number> {
  const leads = strapi.db.query(leadKinds[form].uid);
  const tryOnce = async ({ trx }: { trx: Core.Strapi['db']['connection'] }) => {
    const lead = await findLead(strapi, form, id);
    const { columns, events, andThen } = await plan(lead);
    if (events.length === 0) return lead.revision;
    const at = new Date();
    const revision = lead.revision + 1;
    const { count } = await leads.updateMany({
      where: unchanged(lead),
      data: { ...columns, revision, updatedAt: at },
    });
    if (count === 0) return undefined;
    for (const event of events) {
      await addEvent(strapi, { ...event, leadId: id, revision, at, actor });
      await addToSearch(trx, form, lead.id, event);
    }
    await announceChange(strapi, { form, lead, columns, revision });
    await andThen?.();
    return revision;
  };
  for (let tries = 0; tries < maxTries; tries += 1) {
    const revision = await strapi.db.transaction(tryOnce);
    if (revision !== undefined) return revision;
  }
  throw new Refusal('overloaded', 'Too many people change this lead. Please try again.');
}

/** What to change; undefined fields stay. */
export interface WorkChanges {
  state?: LeadState | undefined;
  /** An account; 0 is nobody. */
  owner?: number | undefined;
}

/** What two admins may change at once, by the kind of row that records it. */
const nameOf: Readonly<Partial<Record<AddedKind, string>>> = {
  state_changed: 'state',
  assigned: 'owner',
  marked: 'spam mark',
};

/** The revision that a caller has seen. A version that is none of ours has seen no change. */
export function revisionSeen({ revision }: StoredWork, version: string | undefined): number {
  const seen = Number(version ?? revision);
  return Number.isNaN(seen) ? 0 : seen;
}

/**
 * Two people may change different fields of a lead at the same time, but not the same one unseen.
 * @param events the changes. What somebody else has set to the same value is none of them, and no conflict
 * @throws Refusal 409 when the same was changed since the version that the caller has seen
 */
async function expectUnchanged(
  strapi: Core.Strapi,
  lead: StoredWork,
  events: readonly Event[],
  version: string | undefined,
): Promise<void> {
  const seen = revisionSeen(lead, version);
  if (seen === lead.revision) return;
  const since = await kindsSince(strapi, lead.documentId, seen);
  for (const { kind } of events) {
    const name = nameOf[kind];
    if (name === undefined || !since.has(kind)) continue;
    throw new Refusal(
      'edit_conflict',
      `Someone else has changed the ${name} meanwhile. Look at the lead again, then repeat your change.`,
    );
  }
}

/**
 * The columns of a lead in another state, and the row of its timeline.
 * @param doneBefore when it was done before it was reopened, if that was a slip
 */
export function stateChanged(lead: StoredWork, state: LeadState, doneBefore?: Date): Change {
  const doneAt = doneAtOf(lead, state, doneBefore);
  const lost = doneAt === null ? lead.doneAt?.toISOString() : undefined;
  return {
    columns: { state, doneAt },
    events: [{ kind: 'state_changed', detail: { state, from: lead.state, doneAt: lost } }],
  };
}

/** When the lead was done with, if it is. Closing an answered lead does not change it. */
function doneAtOf(
  { state: before, doneAt }: StoredWork,
  state: LeadState,
  doneBefore?: Date,
): Date | null {
  if (!isDone(state)) return null;
  return isDone(before) ? doneAt : (doneBefore ?? new Date());
}

/** What is taken back so soon was a slip: a reopening breaks no promise that was kept, a mark loses no reason. */
const slipMs = 60_000;

const aMomentAgo = ({ actor }: Work) => ({ actor, after: new Date(Date.now() - slipMs) });

const doneBeforeSlip = (strapi: Core.Strapi, work: Work, state: LeadState) =>
  isDone(state) ? doneBeforeReopening(strapi, work.id, aMomentAgo(work)) : undefined;

/**
 * Gives a lead another state, another owner, or both.
 * @param version that the caller has seen, if the caller names it
 * @returns the lead's revision after it
 * @throws Refusal 404 when there is no such lead, 409 for a conflict, 400 for an owner who cannot log in
 */
export async function changeLead(
  strapi: Core.Strapi,
  work: Work,
  changes: WorkChanges,
  version: string | undefined,
): Promise<number> {
  const { state } = changes;
  const owner = changes.owner === 0 ? null : changes.owner;
  const admin = typeof owner === 'number' ? await activeAdmin(strapi, owner) : null;
  if (typeof owner === 'number' && admin === null) {
    throw new Refusal('invalid_body', 'The owner must be an admin who can log in.');
  }
  return change(strapi, work, async (lead) => {
    const plan: Change =
      state === undefined || state === lead.state
        ? { columns: {}, events: [] }
        : stateChanged(lead, state, await doneBeforeSlip(strapi, work, state));
    if (owner !== undefined && owner !== lead.owner) {
      plan.columns = { ...plan.columns, owner };
      const detail = admin === null ? {} : { owner: admin.id, ownerName: admin.name };
      plan.events.push({ kind: 'assigned', detail });
    }
    await expectUnchanged(strapi, lead, plan.events, version);
    return plan;
  });
}

/** Adds a note. @throws Refusal 404 when there is no such lead */
export async function addNote(strapi: Core.Strapi, work: Work, text: string): Promise<void> {
  await change(strapi, work, () => ({ columns: {}, events: [{ kind: 'note', detail: { text } }] }));
}

/** Cancels the visitor's receipt, or queues one if there was none. */
async function followSpamMark(
  strapi: Core.Strapi,
  { form, id }: Work,
  spam: boolean,
): Promise<void> {
  if (spam) await withdrawReceipt(strapi, id);
  const receipts = spam || form !== receiptForm ? undefined : readReceiptSettings();
  if (receipts !== undefined) await queueReceipt(strapi, receipts, id);
}

/**
 * Marks a lead as spam, or as none. Its mails are then held back, or sent if they were not yet. Who takes back at once that a
 * suspected lead was none gives it the reason that it had.
 * @param version that the caller has seen, if the caller names it
 * @returns the lead's revision after it
 * @throws Refusal 404 when there is no such lead, 409 when the mark was changed since the version
 */
export async function markSpam(
  strapi: Core.Strapi,
  work: Work,
  spam: boolean,
  version?: string,
): Promise<number> {
  return change(strapi, work, async (lead) => {
    if (spam === (lead.suspicion !== undefined)) return { columns: {}, events: [] };
    const notifyAfter =
      spam || lead.isNotified ? null : firstMailAt(work.form, field(lead.row, 'product'));
    const events: Event[] = [{ kind: 'marked', detail: { spam, suspicion: lead.suspicion } }];
    await expectUnchanged(strapi, lead, events, version);
    const before = spam
      ? await suspectedBeforeClearing(strapi, work.id, aMomentAgo(work))
      : undefined;
    return {
      columns: { suspicion: spam ? (before ?? 'marked') : null, notifyAfter },
      events,
      andThen: () => followSpamMark(strapi, work, spam),
    };
  });
}

/** Notes that a lead was exported with everything of its person. @throws Refusal 404 when there is no such lead */
export async function noteExport(strapi: Core.Strapi, work: Work): Promise<void> {
  await change(strapi, work, () => ({ columns: {}, events: [{ kind: 'exported', detail: {} }] }));
}
