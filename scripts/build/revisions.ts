import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { number, object } from 'yup';
import { Stop } from '../start/settings';
import { buildRecordPath, publishingRevisionPath } from './api';

const asBuild = (token: string, timeoutMs: number): RequestInit => ({
  headers: { authorization: `Bearer ${token}` },
  signal: AbortSignal.timeout(timeoutMs),
});

/**
 * One hash of all published content, as the site's build would read it.
 * @throws Stop when the CMS refuses it
 */
export async function contentHash(cmsUrl: string, token: string): Promise<string> {
  const hash = createHash('sha256');
  for (const list of ['blogs?populate=image', 'faqs?sort=id']) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const url = `${cmsUrl}/api/${list}&pagination[pageSize]=500&pagination[page]=${String(page)}`;
      const response = await fetch(url, asBuild(token, 30_000));
      const text = await response.text();
      if (!response.ok)
        throw new Stop(`The CMS does not show its content: HTTP ${String(response.status)}.`);
      pages = Number(/"pageCount":(\d+)/.exec(text)?.[1] ?? 1);
      hash.update(text);
    }
  }
  return hash.digest('hex');
}

const record = object({ revision: number().strict().integer().required() });

/**
 * The current revision of the content.
 * @param token the build's token
 * @returns undefined if the CMS does not answer
 */
export async function contentRevisionNow(
  cmsUrl: string,
  token: string,
): Promise<number | undefined> {
  try {
    const response = await fetch(`${cmsUrl}${publishingRevisionPath}`, asBuild(token, 10_000));
    const answer: unknown = await response.json();
    return object({ result: record }).validateSync(answer).result.revision;
  } catch {
    return undefined;
  }
}

/** Whether an output contains everything that the CMS shows. */
export async function isUpToDate(out: string, cmsUrl: string, token: string): Promise<boolean> {
  try {
    const built: unknown = JSON.parse(readFileSync(path.join(out, buildRecordPath), 'utf8'));
    const { revision } = record.validateSync(built);
    return revision >= ((await contentRevisionNow(cmsUrl, token)) ?? Infinity);
  } catch {
    // An output that does not say what it contains is built again.
    return false;
  }
}
