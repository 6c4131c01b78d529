import type { ServerResponse } from 'node:http';
import { stringify } from 'csv-stringify/sync';
import type { Context } from 'koa';
import { safeCell } from './safe-cell';

/** A file to be downloaded, one line a row. */
export interface CsvFile<Row> {
  /** The file is named `<name>-<day>.csv`. */
  name: string;
  /** The fields in their order, each with its heading. */
  columns: readonly { key: keyof Row & string; header: string }[];
  /** The rows, some at a time. */
  batches: AsyncGenerator<readonly Row[]>;
}

/** RFC 4180, every cell quoted: a spreadsheet that cuts at semicolons must not find the start of a cell inside one. */
const format = {
  quoted: true,
  quoted_empty: true,
  record_delimiter: 'windows',
  cast: { string: safeCell },
};

/** The rows as lines; before the first of them the byte order mark and the headings. */
function toLines<Row extends object>(
  { columns }: CsvFile<Row>,
  rows: readonly Row[],
  isStart: boolean,
): string {
  const options = { ...format, columns: [...columns], header: isStart, bom: isStart };
  return stringify([...rows], options);
}

/** Writes a text, and waits until the client has taken it or has gone. */
const write = (response: ServerResponse, text: string): Promise<void> =>
  new Promise((resolve) => {
    response.write(text, () => {
      resolve();
    });
  });

/** Sends all rows, or as many as there are until the client has gone, which is no failure. */
async function send<Row extends object>(
  response: ServerResponse,
  file: CsvFile<Row>,
  first: readonly Row[],
): Promise<void> {
  await write(response, toLines(file, first, true));
  for await (const rows of file.batches) {
    if (response.destroyed) return;
    await write(response, toLines(file, rows, false));
  }
  response.end();
}

/**
 * Answers with rows as CSV in UTF-8 with a byte order mark, while they are read. Reads no faster than the client takes
 * them, and no further once it has gone.
 *
 * A failure before the first batch is thrown and answered as any other; after it the connection is cut, so that half a
 * file never looks like a whole one.
 */
export async function answerCsv<Row extends object>(
  ctx: Context,
  file: CsvFile<Row>,
): Promise<void> {
  const first = await file.batches.next();
  const day = new Date().toISOString().slice(0, 10);
  ctx.status = 200;
  ctx.attachment(`${file.name}-${day}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (ctx.method === 'HEAD') return;
  ctx.respond = false;
  await send(ctx.res, file, first.done === true ? [] : first.value).catch((failure: unknown) => {
    ctx.res.destroy();
    throw failure;
  });
}
