import type { ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ExportFormat } from '../../contract/list-query';
import { leadFieldList, type LeadForm } from '../../contract/leads/lead-forms';
import { firmTimeZone } from '../../setup/environment';
import { readLeads, type LeadFilter } from '../list-leads';
import { csvChunks } from './csv';
import { fileName, type Column, type Row, type Table } from './table';
import { xlsxChunks } from './xlsx';

/** The first words of a file's name. */
const fileTitles: Readonly<Record<LeadForm, string>> = {
  createcontactus: 'contacts',
  createrequestdemo: 'demo-requests',
};

/** The fields, the time, and of leads that may be spam also why. */
const columnsOf = (form: LeadForm, suspected: boolean): Column[] => [
  ...leadFieldList(form).flatMap(({ name, label, exported }) =>
    exported ? [{ key: name, header: label }] : [],
  ),
  { key: 'created_at', header: 'Date & Time', kind: 'moment' },
  ...(suspected ? [{ key: 'suspicion', header: 'Suspicion' }] : []),
];

type Chunks = AsyncGenerator<string | Uint8Array>;

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

/** Writes a part of a file, and waits until the client has taken it or has gone. */
const write = (response: ServerResponse, chunk: string | Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    response.write(chunk, () => {
      resolve();
    });
  });

/** Sends all of a file, or as much as there is until the client has gone, which is no failure. */
async function send(response: ServerResponse, chunks: Chunks): Promise<void> {
  for await (const chunk of chunks) {
    if (response.destroyed) return;
    await write(response, chunk);
  }
  response.end();
}

/** The batches, of which the first is read already. */
async function* afterFirst(
  first: IteratorResult<readonly Row[]>,
  rest: AsyncGenerator<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

/**
 * Answers with the leads that a filter finds as a file, while they are read. Reads no faster than the client takes them, and
 * stops once the client has gone.
 *
 * A failure before the first batch is thrown and answered as any other; after it the connection is cut, so that half a
 * file never looks like a whole one.
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
  ctx.status = 200;
  ctx.attachment(fileName(words.filter(Boolean), format, { moment: new Date(), zone }));
  ctx.type = type;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (ctx.method === 'HEAD') return;
  ctx.respond = false;
  const table = { columns: columnsOf(form, suspected), batches: afterFirst(first, batches), zone };
  await send(ctx.res, chunks(table)).catch((failure: unknown) => {
    ctx.res.destroy();
    throw failure;
  });
}
