import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildRecordPath, publishingRevisionPath } from '../api';

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const revisionIn = (value: unknown): number | undefined => {
  const revision = field(value, 'revision');
  return typeof revision === 'number' && Number.isSafeInteger(revision) ? revision : undefined;
};

/** The content's revision that an output was built from, or undefined where it does not say. */
export function builtRevision(out: string): number | undefined {
  const file = path.join(out, buildRecordPath);
  if (!existsSync(file)) return undefined;
  try {
    return revisionIn(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * The revision of what the CMS shows.
 * @param token the build's
 * @returns undefined where it cannot be asked
 */
export async function contentRevisionNow(
  cmsUrl: string,
  token: string,
): Promise<number | undefined> {
  try {
    const response = await fetch(`${cmsUrl}${publishingRevisionPath}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    return revisionIn(field(await response.json(), 'result'));
  } catch {
    return undefined;
  }
}

/** Whether an output holds all that the CMS shows. */
export async function isUpToDate(out: string, cmsUrl: string, token: string): Promise<boolean> {
  const built = builtRevision(out);
  const wanted = await contentRevisionNow(cmsUrl, token);
  return built !== undefined && wanted !== undefined && built >= wanted;
}
