import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ExportFormat } from '../../contract/list-query';
import { leadFieldList, type LeadForm } from '../../contract/leads/lead-forms';
import { firmTimeZone } from '../../setup/environment';
import type { Actor } from '../../contract/leads/timeline';
import { readLeads, type LeadFilter } from '../list-leads';
import { addListRecord } from '../person/person-records';
import { csvChunks } from './csv';
import { sendFile, type Chunks } from './send-file';
import { fileName, type Column, type Row, type Table } from './table';
import { xlsxChunks } from './xlsx';

/** The start of a file's name. */
const fileTitles: Readonly<Record<LeadForm, string>> = {
  createcontactus: 'contacts',
  createrequestdemo: 'demo-requests',
};

/** The fields, the time, and for leads that may be spam the reason. */
const columnsOf = (form: LeadForm, suspected: boolean): Column[] => [
  ...leadFieldList(form).flatMap(({ name, label, exported }) =>
    exported ? [{ key: name, header: label }] : [],
  ),
  { key: 'created_at', header: 'Date & Time', kind: 'moment' },
  ...(suspected ? [{ key: 'suspicion', header: 'Suspicion' }] : []),
];

interface Written {
  type: string;
  chunks: (table: Table) => Chunks;
}

const formats: Readonly<Record<ExportFormat, Written>> = {
  csv: { type: 'text/csv; charset=utf-8', chunks: csvChunks },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    chunks: xlsxChunks,
  },
};

type Batches = AsyncGenerator<readonly Row[]>;

/** The batches, including the first one, which was read before. */
async function* afterFirst(first: IteratorResult<readonly Row[]>, rest: Batches): Batches {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

/** The batches, each of which is counted as soon as it is asked for. */
async function* counted(batches: Batches, count: (rows: number) => void): Batches {
  for await (const batch of batches) {
    count(batch.length);
    yield batch;
  }
}

/**
 * Streams the leads that a filter finds as a file. It reads no faster than the client receives, and stops when the client
 * disconnects.
 *
 * A failure before the first batch is answered like any other; after that, the connection is cut, so that an incomplete
 * file never looks complete. The export is on record before the first byte leaves.
 */
export async function exportLeads(
  strapi: Core.Strapi,
  ctx: Context,
  form: LeadForm,
  { format, by, ...filter }: LeadFilter & { format: ExportFormat; by: Actor },
): Promise<void> {
  const { suspected, product } = filter;
  const zone = firmTimeZone();
  const batches: Batches = readLeads(strapi, form, filter);
  const first = await batches.next();
  const { type, chunks } = formats[format];
  const words = [...(suspected ? ['suspected'] : []), fileTitles[form], product ?? ''];
  const name = fileName(words.filter(Boolean), format, { moment: new Date(), zone });
  let leads = 0;
  const sent = counted(afterFirst(first, batches), (rows) => {
    leads += rows;
  });
  const table = { columns: columnsOf(form, suspected), batches: sent, zone };
  const isRead = ctx.method !== 'HEAD';
  const noteCount = isRead ? await addListRecord(strapi.db.connection, form, by) : undefined;
  await sendFile(ctx, { name, type }, chunks(table));
  await noteCount?.(leads).catch((failure: unknown) => {
    strapi.log.error(failure);
  });
}
