import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { field, parseJson } from '../../contract/json';
import { leadForms, type LeadForm } from '../../contract/leads/lead-forms';
import { maxSearchText, searchTextOf } from '../../search/search-columns';
import { leadKinds } from '../kinds';
import { eventTable } from './timeline';

// What admins write about a lead has a search column of its own: who may see a form's list, but not the timelines, must not
// find out by searching what they say.

type Connection = Core.Strapi['db']['connection'];

/** Adds a note to what the inbox finds a lead by. Call it in the transaction of the note. */
export async function addToSearch(
  transaction: Connection,
  form: LeadForm,
  id: number,
  text: string,
): Promise<void> {
  const added = transaction.raw(`substr(coalesce(notes_text || ?, '') || ?, 1, ?)`, [
    '\n',
    searchTextOf([text]),
    maxSearchText,
  ]);
  await transaction(leadKinds[form].table).where({ id }).update({ notes_text: added });
}

interface NoteRow {
  id: number;
  lead_id: string;
  detail: string;
}

const notes = (connection: Connection) =>
  connection<NoteRow>(eventTable).where('kind', 'note').orderBy('id');

const textOf = ({ detail }: NoteRow): unknown => field(parseJson(detail), 'text');

async function refillLead(transaction: Connection, document: string): Promise<void> {
  for (const form of leadForms) {
    const lead = () => transaction(leadKinds[form].table).where({ document_id: document });
    // This waits for whoever is adding a note, and makes those wait who want to.
    const found = await lead().update({ notes_text: null });
    if (found === 0) continue;
    const rows = await notes(transaction).where('lead_id', document);
    const text = rows.map((row) => searchTextOf([textOf(row)])).join('\n');
    await lead().update({ notes_text: text.slice(0, maxSearchText) });
  }
}

/** Small batches, so that no other process waits for long. */
const batchSize = 50;

/**
 * Fills the search column of the leads that have notes after a row of the timelines: notes of an earlier release, or of one
 * that is still running beside this one.
 * @returns the last row
 */
export async function refillNotes({ db }: Core.Strapi, after: number): Promise<number> {
  for (let last = after; ; ) {
    const rows = await notes(db.connection).where('id', '>', last).limit(batchSize);
    const documents = new Set(rows.map((row) => row.lead_id));
    await db.connection.transaction(async (transaction: Connection) => {
      for (const document of documents) await refillLead(transaction, document);
    });
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batchSize) return last;
    await setImmediate();
  }
}
