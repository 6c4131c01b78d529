import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Refusal } from '../../contract/errors';
import { leadForms, type LeadForm } from '../../contract/leads/lead-forms';
import { maxExportedLeads, type PersonFormat } from '../../contract/leads/person';
import type { WorkedLead } from '../../contract/leads/inbox';
import type { Actor, TimelineRow } from '../../contract/leads/timeline';
import { firmTimeZone } from '../../setup/environment';
import { toStoredLetter, type StoredLetter } from '../dead-letters/letter';
import { findStored, type StoredIds } from '../erasure/erase-stored';
import { sendFile } from '../export/send-file';
import { fileName } from '../export/table';
import { noteExport } from '../inbox/change-lead';
import { readLead } from '../inbox/lead';
import { leadKinds } from '../kinds';
import { htmlChunks } from './person-html';
import { jsonChunks } from './person-json';
import { addRecord } from './person-records';

/** A lead in a person's file. */
export type ExportedLead = WorkedLead<TimelineRow>;

/** What a person's file has. */
export interface PersonFile {
  email: string;
  exportedAt: Date;
  /** The IANA time zone of times that people read. */
  zone: string;
  /** Whether there are more leads than the file has. */
  cut: boolean;
  /** Read one after the other, the newest first. */
  leads: AsyncIterable<ExportedLead>;
  letters: AsyncIterable<StoredLetter>;
}

const formats = {
  json: { type: 'application/json; charset=utf-8', chunks: jsonChunks },
  html: { type: 'text/html; charset=utf-8', chunks: htmlChunks },
} as const;

interface Named {
  form: LeadForm;
  id: string;
}

const idsOfForm = (ids: StoredIds, form: LeadForm) =>
  form === 'createcontactus' ? ids.contacts : ids.demoRequests;

/** The leads with these ids, the newest first, as timelines name them. */
async function nameLeads(strapi: Core.Strapi, ids: StoredIds): Promise<Named[]> {
  const named: Named[] = [];
  for (const form of leadForms) {
    const newest = idsOfForm(ids, form).slice(-maxExportedLeads).reverse();
    const rows = await strapi.db
      .connection<{ id: number; document_id: string }>(leadKinds[form].table)
      .select('document_id')
      .whereIn('id', newest)
      .orderBy('id', 'desc');
    named.push(...rows.map(({ document_id: id }) => ({ form, id })));
  }
  return named;
}

const isGone = (failure: unknown) => failure instanceof Refusal && failure.code === 'not_found';

/** Each lead that still exists. */
async function* readAll(
  strapi: Core.Strapi,
  named: readonly Named[],
): AsyncGenerator<ExportedLead> {
  for (const { form, id } of named) {
    try {
      yield await readLead(strapi, form, id);
    } catch (failure) {
      if (!isGone(failure)) throw failure;
    }
  }
}

async function* readLetters(
  strapi: Core.Strapi,
  ids: readonly number[],
): AsyncGenerator<StoredLetter> {
  for (const id of ids.slice(-maxExportedLeads).reverse()) {
    const row: unknown = await strapi.db
      .query('api::dead-letter.dead-letter')
      .findOne({ where: { id } });
    if (row !== null) yield toStoredLetter(row);
  }
}

/** Puts the export on record: in the timeline of each lead, and beside the records of other people. */
async function putOnRecord(
  strapi: Core.Strapi,
  { email, ids, named, by }: { email: string; ids: StoredIds; named: readonly Named[]; by: Actor },
): Promise<void> {
  await addRecord(strapi.db.connection, {
    action: 'exported',
    email,
    actor: by,
    contacts: ids.contacts.length,
    demoRequests: ids.demoRequests.length,
    deadLetters: ids.deadLetters.length,
  });
  for (const lead of named) {
    await noteExport(strapi, { ...lead, actor: by }).catch((failure: unknown) => {
      if (!isGone(failure)) throw failure;
    });
  }
}

/**
 * Streams everything with an address as a file: what an erasure would delete, except leads that wait in the site's outbox,
 * which the CMS cannot read. It is on record before the first byte leaves.
 */
export async function exportPerson(
  strapi: Core.Strapi,
  ctx: Context,
  { email, format, by }: { email: string; format: PersonFormat; by: Actor },
): Promise<void> {
  const [exportedAt, zone] = [new Date(), firmTimeZone()];
  const ids = await findStored(strapi, email);
  const named = await nameLeads(strapi, ids);
  if (ctx.method !== 'HEAD') await putOnRecord(strapi, { email, ids, named, by });
  const { type, chunks } = formats[format];
  const file = {
    email,
    exportedAt,
    zone,
    cut: Object.values(ids).some(({ length }) => length > maxExportedLeads),
    leads: readAll(strapi, named),
    letters: readLetters(strapi, ids.deadLetters),
  };
  // The name of the file has no part of the address: file names end up in many lists.
  const name = fileName(['person'], format, { moment: exportedAt, zone });
  await sendFile(ctx, { name, type }, chunks(file));
}
