import type { Core } from '@strapi/strapi';
import { field, parseJson } from '../../contract/json';
import {
  leadStates,
  type Actor,
  type ReplyMail,
  type TimelineDetails,
  type TimelineKind,
  type TimelineRow,
} from '../../contract/leads/timeline';
import { storedSuspicions, type StoredSuspicion } from '../../contract/leads/form-signs';
import { storedMoment } from '../kinds';
import { mailsOfLead, outgoingRows, replyKey } from '../outgoing/outgoing-mail';
import { noteDeletion } from './revision';
import { withdrawDigest } from '../digest/digest-record';
import { markReceipts } from '../receipt/receipt-marks';
import { deleteDeliveriesOf } from '../webhooks/announce';

const uid = 'api::lead-event.lead-event';

/** The table of all timelines. A row names its lead by the lead's document id. */
export const eventTable = 'lead_events';

/** The kinds of rows that are added to a timeline. The lead's own row and its mails record what the CMS did. */
export type AddedKind = Exclude<TimelineKind, 'received' | 'mail_sent' | 'receipt_sent'>;

/** The details as they are stored: those of a reply without its mail, which has a row of its own. */
export type StoredDetails = Omit<
  Pick<TimelineDetails, AddedKind>,
  'reply' | 'state_changed' | 'marked'
> & {
  reply: Omit<TimelineDetails['reply'], 'mail'>;
  /** `doneAt` (ISO 8601): when a lead that was reopened had been done. */
  state_changed: TimelineDetails['state_changed'] & { doneAt?: string | undefined };
  /** `suspicion`: why a lead that was marked as none had been suspected. */
  marked: TimelineDetails['marked'] & { suspicion?: StoredSuspicion | undefined };
};

/** A row to add. */
interface NewEvent<Kind extends AddedKind> {
  leadId: string;
  kind: Kind;
  /** The lead's, after the change. */
  revision: number;
  at: Date;
  /** Absent if the CMS did it. */
  actor?: Actor;
  detail: StoredDetails[Kind];
}

/** Adds a row to a lead's timeline. Inside a Strapi transaction, it joins it. */
export async function addEvent<Kind extends AddedKind>(
  strapi: Core.Strapi,
  { actor, detail, ...event }: NewEvent<Kind>,
): Promise<void> {
  const row = {
    ...event,
    actor: actor?.id ?? null,
    actorName: actor?.name ?? null,
    detail: JSON.stringify(detail),
  };
  await strapi.db.queryBuilder(uid).insert(row).execute();
}

const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const textOf = (stored: unknown, name: string): string => optionalText(field(stored, name)) ?? '';

const stateIn = (value: unknown) => leadStates.find((state) => state === value) ?? 'open';

/** The mails of a lead's replies, by their keys. */
type Mails = ReadonlyMap<string, ReplyMail>;

/** Reads the details of a row of each kind. */
const details: { [Kind in AddedKind]: (stored: unknown, mails: Mails) => TimelineDetails[Kind] } = {
  assigned: (stored) => {
    const owner = field(stored, 'owner');
    return {
      owner: typeof owner === 'number' ? owner : undefined,
      ownerName: optionalText(field(stored, 'ownerName')),
    };
  },
  state_changed: (stored) => ({
    state: stateIn(field(stored, 'state')),
    from: stateIn(field(stored, 'from')),
  }),
  note: (stored) => ({ text: textOf(stored, 'text') }),
  reply: (stored, mails) => {
    const id = textOf(stored, 'id');
    const mail = mails.get(replyKey(id)) ?? { state: 'failed', tries: 0 };
    return { id, subject: textOf(stored, 'subject'), text: textOf(stored, 'text'), mail };
  },
  marked: (stored) => ({ spam: field(stored, 'spam') === true }),
  exported: () => ({}),
};

const isKind = (value: unknown): value is AddedKind =>
  typeof value === 'string' && Object.hasOwn(details, value);

function toRow<Kind extends AddedKind>(kind: Kind, row: unknown, mails: Mails): TimelineRow<Kind> {
  const id = field(row, 'actor');
  const name = optionalText(field(row, 'actorName')) ?? '';
  return {
    kind,
    at: storedMoment(field(row, 'at')).toISOString(),
    ...(typeof id === 'number' ? { actor: { id, name } } : {}),
    detail: details[kind](parseJson(String(field(row, 'detail'))), mails),
  };
}

async function readMails(strapi: Core.Strapi, leadId: string): Promise<Mails> {
  const mails = await mailsOfLead(strapi, leadId);
  return new Map(
    mails.map(({ key, state, tries, sentAt, lastError }) => [
      key,
      {
        state,
        tries,
        ...(sentAt === undefined ? {} : { sentAt: sentAt.toISOString() }),
        ...(lastError === undefined ? {} : { problem: lastError }),
      },
    ]),
  );
}

/** More than anybody reads. */
const maxShown = 500;

/** The last rows that were added to a lead's timeline, the oldest first. */
export async function readTimeline(strapi: Core.Strapi, leadId: string): Promise<TimelineRow[]> {
  const rows: unknown[] = await strapi.db
    .query(uid)
    .findMany({ where: { leadId }, orderBy: { id: 'desc' }, limit: maxShown });
  const hasReply = rows.some((row) => field(row, 'kind') === 'reply');
  const mails: Mails = hasReply ? await readMails(strapi, leadId) : new Map();
  return rows.reverse().flatMap((row) => {
    const kind = field(row, 'kind');
    return isKind(kind) ? [toRow(kind, row, mails)] : [];
  });
}

/** The kinds of rows that were added to a lead's timeline after one of its revisions. */
export async function kindsSince(
  strapi: Core.Strapi,
  leadId: string,
  revision: number,
): Promise<ReadonlySet<unknown>> {
  const rows: unknown[] = await strapi.db
    .query(uid)
    .findMany({ where: { leadId, revision: { $gt: revision } }, select: ['kind'] });
  return new Set(rows.map((row) => field(row, 'kind')));
}

/** Whether anybody but an admin has changed a lead's state after one of its revisions. */
export async function othersChangedState(
  strapi: Core.Strapi,
  leadId: string,
  { revision, actor }: { revision: number; actor: Actor },
): Promise<boolean> {
  const byOthers = { $or: [{ actor: { $null: true } }, { actor: { $ne: actor.id } }] };
  const where = { leadId, kind: 'state_changed', revision: { $gt: revision }, ...byOthers };
  return (await strapi.db.query(uid).count({ where })) > 0;
}

/** Who did something, and after which moment. */
interface Since {
  actor: Actor;
  after: Date;
}

/** The details of the last row of a kind, if it is an admin's own and recent: what is taken back now was a slip. */
async function lastDetail(
  strapi: Core.Strapi,
  leadId: string,
  kind: AddedKind,
  { actor, after }: Since,
): Promise<unknown> {
  const last: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { leadId, kind }, orderBy: { id: 'desc' } });
  if (field(last, 'actor') !== actor.id || storedMoment(field(last, 'at')) <= after)
    return undefined;
  return parseJson(String(field(last, 'detail')));
}

/**
 * When a lead was done before it was reopened, if an admin did that a moment ago and nobody has changed the state since.
 * @param since the admin, and the moment
 */
export async function doneBeforeReopening(
  strapi: Core.Strapi,
  leadId: string,
  since: Since,
): Promise<Date | undefined> {
  const doneAt = field(await lastDetail(strapi, leadId, 'state_changed', since), 'doneAt');
  return typeof doneAt === 'string' ? storedMoment(doneAt) : undefined;
}

/**
 * Why a lead was suspected before it was marked as no spam, if an admin did that a moment ago and nobody has marked it since.
 * @param since the admin, and the moment
 */
export async function suspectedBeforeClearing(
  strapi: Core.Strapi,
  leadId: string,
  since: Since,
): Promise<StoredSuspicion | undefined> {
  const suspicion = field(await lastDetail(strapi, leadId, 'marked', since), 'suspicion');
  return storedSuspicions.find((known) => known === suspicion);
}

/** Whether an admin has marked a lead, as spam or as none, up to one of its revisions. */
export async function wasMarked(
  strapi: Core.Strapi,
  leadId: string,
  revision: number,
): Promise<boolean> {
  const where = { leadId, kind: 'marked', revision: { $lte: revision } };
  return (await strapi.db.query(uid).count({ where })) > 0;
}

/**
 * Deletes rows of a table; of those that are leads, also the timelines, mails and webhook deliveries, and a digest that waits.
 * Call it in a transaction.
 * @param ids few enough for one statement
 * @returns how many rows of the table there were
 */
export async function deleteWithTimelines(
  strapi: Core.Strapi,
  transaction: Core.Strapi['db']['connection'],
  table: string,
  ids: readonly number[],
): Promise<number> {
  // First, so that concurrent deletions wait for each other here, and never in a circle.
  await noteDeletion(transaction);
  const rows: object[] = await transaction(table).whereIn('id', ids).select('document_id');
  const documents = rows.map((row) => String(field(row, 'document_id')));
  // The rows first: that waits for whoever is adding to a lead, whose rows are then there to be deleted.
  const deleted: number = await transaction(table).whereIn('id', ids).delete();
  await markReceipts(transaction, documents);
  for (const added of [eventTable, outgoingRows.table]) {
    await transaction(added).whereIn('lead_id', documents).delete();
  }
  await deleteDeliveriesOf(transaction, documents);
  if (deleted > 0) await withdrawDigest(strapi, transaction);
  return deleted;
}
