import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { field } from '../contract/json';
import { leadForms, type LeadForm } from '../contract/leads/lead-forms';
import { dueAt, type FirmCalendar } from '../contract/leads/promise';
import type { LeadState } from '../contract/leads/timeline';
import { leadKinds, storedMoment } from '../leads/kinds';
import { firmCalendar } from './environment';
import { updateRows } from './update-rows';

/** Small batches, so that no other process waits for long. */
const batchSize = 500;

/** Older leads were answered in another way, or never will be. Left open, thousands of them would hide the new ones. */
const openDays = 30;
const dayMs = 24 * 60 * 60 * 1_000;

interface Row {
  id: number;
  created_at: unknown;
  due_at: unknown;
}

/** The last row of each table that was processed. */
const record = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'lead-states' });
const key = 'given';

function stateOf(accepted: Date, now: number): LeadState {
  return now - accepted.getTime() > openDays * dayMs ? 'closed' : 'open';
}

/**
 * Gives a state and a due time to the rows of a form after an id.
 * @param save records how far it has come
 */
async function openForm(
  { db }: Core.Strapi,
  form: LeadForm,
  after: number,
  calendar: FirmCalendar,
  save: (last: number) => Promise<void>,
): Promise<void> {
  const { table } = leadKinds[form];
  const now = Date.now();
  for (let last = after; ;) {
    const rows = await db
      .connection<Row>(table)
      .select('id', 'created_at', 'due_at')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize);
    const wanting = rows.filter((row) => row.due_at === null);
    const changed = wanting.map((row) => {
      const accepted = storedMoment(row.created_at);
      const due = dueAt(form, accepted, calendar);
      return { id: row.id, values: { state: stateOf(accepted, now), due_at: due, revision: 0 } };
    });
    await updateRows(db.connection, table, changed);
    last = rows.at(-1)?.id ?? last;
    await save(last);
    if (rows.length < batchSize) return;
    await setImmediate();
  }
}

/**
 * Gives a state and a due time to leads that were stored without them by an earlier release. It reads no row twice, but for
 * a batch at which it was interrupted, and changes none twice.
 */
export async function openEarlierLeads(strapi: Core.Strapi): Promise<void> {
  const calendar = firmCalendar();
  const given: unknown = await record(strapi).get({ key });
  const reached = new Map(leadForms.map((form) => [form, Number(field(given, form) ?? 0)]));
  for (const [form, after] of [...reached]) {
    await openForm(strapi, form, after, calendar, async (last) => {
      reached.set(form, last);
      await record(strapi).set({ key, value: Object.fromEntries(reached) });
    });
  }
}
