import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ExportFormat } from '../../contract/list-query';
import { leadFieldList, type LeadForm } from '../../contract/leads/lead-forms';
import { firmTimeZone } from '../../setup/environment';
import { readLeads, type LeadFilter } from '../list-leads';
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

/** The batches, including the first one, which was read before. */
async function* afterFirst(
  first: IteratorResult<readonly Row[]>,
  rest: AsyncGenerator<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

/**
 * Streams the leads that a filter finds as a file. It reads no faster than the client receives, and stops when the client
 * disconnects.
 *
 * A failure before the first batch is answered like any other; after that, the connection is cut, so that an incomplete
 * file never looks complete.
 */
export async function exportLeads(
  strapi: Core.Strapi,
  ctx: Context,
  form: LeadForm,
  { format, ...filter }: LeadFilter & { format: ExportFormat },
): Promise<void> {
  const { suspected, product } = filter;
  const zone = firmTimeZone();
  const batches: AsyncGenerator<readonly Row[]> = readLeads(strapi, form, filter);
  const first = await batches.next();
  const { type, chunks } = formats[format];
  const words = [...(suspected ? ['suspected'] : []), fileTitles[form], product ?? ''];
  const name = fileName(words.filter(Boolean), format, { moment: new Date(), zone });
  const table = { columns: columnsOf(form, suspected), batches: afterFirst(first, batches), zone };
  await sendFile(ctx, { name, type }, chunks(table));
}
