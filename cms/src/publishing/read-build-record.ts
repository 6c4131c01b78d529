import { field } from '../contract/json';
import { buildRecordPath } from '../contract/content/publishing';
import { within } from './within';

const timeoutMs = 3_000;
const maxBytes = 4_096;

/** The latest date in JavaScript: a revision is a time in milliseconds, or little more. */
const latest = 8_640_000_000_000_000;

async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const chunks: Buffer[] = [];
  let size = 0;
  for (;;) {
    const part = await reader?.read();
    const chunk: unknown = part?.value;
    if (!ArrayBuffer.isView(chunk)) return Buffer.concat(chunks).toString('utf8');
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`${buildRecordPath} is too large.`);
    chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  }
}

/** What the site was built from, and when, in milliseconds. */
export interface LiveBuild {
  revision: number;
  builtAt: number | undefined;
}

function buildIn(text: string): LiveBuild | undefined {
  const record: unknown = JSON.parse(text);
  const [revision, builtAt] = [field(record, 'revision'), field(record, 'builtAt')];
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision)) return undefined;
  if (revision < 0 || revision > latest) return undefined;
  const moment = typeof builtAt === 'string' ? Date.parse(builtAt) : Number.NaN;
  return { revision, builtAt: Number.isNaN(moment) ? undefined : moment };
}

async function get(address: string, signal: AbortSignal): Promise<LiveBuild | undefined> {
  const response = await fetch(address, {
    headers: { 'Cache-Control': 'no-cache' },
    redirect: 'error',
    signal,
  });
  const text = await readText(response);
  return response.ok ? buildIn(text) : undefined;
}

/**
 * Asks the site what it was built from.
 * @param stopped ends the call
 * @returns undefined without a usable answer: the site is down, or was built before this record existed
 */
export async function readLiveBuild(
  address: string,
  stopped: AbortSignal,
): Promise<LiveBuild | undefined> {
  try {
    return await within(timeoutMs, stopped, (signal) => get(address, signal));
  } catch {
    return undefined;
  }
}
