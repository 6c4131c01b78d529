import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import type { ExportFormat } from '../../contract/export-format';
import { firmTimeZone } from '../../setup/firm-time-zone';
import { csvChunks } from './csv-chunks';
import { fileName } from './file-name';
import type { Column, Table } from './table';
import { xlsxChunks } from './xlsx-chunks';

/** A file to be downloaded, one line a row. */
export interface ExportFile<Row> {
  /** Words for what is in it, which its name begins with. */
  what: readonly string[];
  /** The fields in their order, each with its heading. */
  columns: readonly Column<Row>[];
  /** The rows, some at a time. */
  batches: AsyncGenerator<readonly Row[]>;
}

type Chunks = AsyncGenerator<string | Uint8Array>;

interface Written {
  type: string;
  chunks: <Row extends object>(table: Table<Row>) => Chunks;
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
async function* afterFirst<Row>(
  first: IteratorResult<readonly Row[]>,
  rest: AsyncGenerator<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

/**
 * Answers with rows as a file of a format, while they are read. Reads no faster than the client takes them, and no further
 * once it has gone.
 *
 * A failure before the first batch is thrown and answered as any other; after it the connection is cut, so that half a
 * file never looks like a whole one.
 */
export async function answerExport<Row extends object>(
  ctx: Context,
  format: ExportFormat,
  { what, columns, batches }: ExportFile<Row>,
): Promise<void> {
  const zone = firmTimeZone();
  const first = await batches.next();
  const { type, chunks } = formats[format];
  ctx.status = 200;
  ctx.attachment(fileName(what, format, { moment: new Date(), zone }));
  ctx.type = type;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (ctx.method === 'HEAD') return;
  ctx.respond = false;
  const table = { columns, batches: afterFirst(first, batches), zone };
  await send(ctx.res, chunks(table)).catch((failure: unknown) => {
    ctx.res.destroy();
    throw failure;
  });
}
