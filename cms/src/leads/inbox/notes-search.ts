import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { field, parseJson } from '../../contract/json';
import { leadForms, type LeadForm } from '../../contract/leads/lead-forms';
import { maxSearchText, searchTextOf } from '../../search/search-columns';
import { leadKinds } from '../kinds';
import { eventTable, type AddedKind } from './timeline';

// What admins write about a lead has a search column of its own: who may see a form's list, but not the timelines, must not
// find out by searching what they say.

type Connection = Core.Strapi['db']['connection'];

/** The kinds of rows of a timeline in which admins write, with the details that hold their words. */
const written: Readonly<Partial<Record<AddedKind, readonly string[]>>> = {
  note: ['text'],
  reply: ['subject', 'text'],
};

const writtenKinds: readonly string[] = Object.keys(written);

/** A row of a timeline. */
interface Written {
  kind: AddedKind;
  detail: unknown;
}

/** What a row adds to its lead's search column: the same when it is added and when the column is filled again. */
const searchTextIn = ({ kind, detail }: Written): string =>
  searchTextOf((written[kind] ?? []).map((name) => field(detail, name)));

/**
 * Adds what an admin has written to what the inbox finds a lead by. Call it in the transaction of the row of the timeline.
 * @param event a row of any kind; most have no words
 */
export async function addToSearch(
  transaction: Connection,
  form: LeadForm,
  id: number,
  event: Written,
): Promise<void> {
  if (written[event.kind] === undefined) return;
  const added = transaction.raw(`substr(coalesce(notes_text || ?, '') || ?, 1, ?)`, [
    '\n',
    searchTextIn(event),
    maxSearchText,
  ]);
  await transaction(leadKinds[form].table).where({ id }).update({ notes_text: added });
}

interface WrittenRow {
  id: number;
  lead_id: string;
  kind: AddedKind;
  detail: string;
}

const writtenRows = (connection: Connection) =>
  connection<WrittenRow>(eventTable).whereIn('kind', writtenKinds).orderBy('id');

async function refillLead(transaction: Connection, document: string): Promise<void> {
  for (const form of leadForms) {
    const lead = () => transaction(leadKinds[form].table).where({ document_id: document });
    // This waits for whoever is adding to the timeline, and makes those wait who want to.
    const found = await lead().update({ notes_text: null });
    if (found === 0) continue;
    const rows = await writtenRows(transaction).where('lead_id', document);
    const texts = rows.map(({ kind, detail }) => searchTextIn({ kind, detail: parseJson(detail) }));
    await lead().update({ notes_text: texts.join('\n').slice(0, maxSearchText) });
  }
}

/** Small batches, so that no other process waits for long. */
const batchSize = 50;

/**
 * Fills the search column of the leads that have notes or replies after a row of the timelines: those of an earlier release, or
 * of one that is still running beside this one.
 * @returns the last row
 */
export async function refillWritten({ db }: Core.Strapi, after: number): Promise<number> {
  for (let last = after; ;) {
    const rows = await writtenRows(db.connection).where('id', '>', last).limit(batchSize);
    const documents = new Set(rows.map((row) => row.lead_id));
    await db.connection.transaction(async (transaction: Connection) => {
      for (const document of documents) await refillLead(transaction, document);
    });
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batchSize) return last;
    await setImmediate();
  }
}
