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

async function* toLines<Row extends object>(
  { columns, batches }: CsvFile<Row>,
  first: IteratorResult<readonly Row[]>,
) {
  const text = (rows: readonly Row[], isStart: boolean) =>
    stringify([...rows], { ...format, columns: [...columns], header: isStart, bom: isStart });
  try {
    yield text(first.done === true ? [] : first.value, true);
    for await (const rows of batches) yield text(rows, false);
  } finally {
    await batches.return(undefined);
  }
}

/** Sends texts until there is none, or until the client has gone, which is no failure. */
async function send(response: ServerResponse, texts: AsyncIterable<string>): Promise<void> {
  for await (const text of texts) {
    // Waiting for the event "drain" instead, as a pipeline does, lets each text keep the next one in memory.
    await new Promise<void>((resolve) => {
      response.write(text, () => {
        resolve();
      });
    });
    if (response.destroyed) return;
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
  await send(ctx.res, toLines(file, first)).catch((failure: unknown) => {
    ctx.res.destroy();
    throw failure;
  });
}
