import { number, object } from 'yup';
import {
  buildRecordPath,
  publishingRevisionPath,
  type BuildRecord,
} from '../../cms/src/contract/content/publishing';
import { askCms } from '../cms-source/ask-cms';
import type { CmsSettings } from '../cms-source/settings';

/** `build.json`, from which the CMS learns what is live. */
export const buildJson = {
  /** Below the root of the site. */
  path: buildRecordPath.slice(1),
  /** The CMS must not see a cached copy. */
  headers: { 'Cache-Control': 'no-cache' },
} as const;

/**
 * The content of `build.json`.
 * @param revision the revision of the content before the build read it
 * @param now the time of the build
 */
export function buildJsonFile(revision: number, now: Date): string {
  const record: BuildRecord = { revision, builtAt: now.toISOString() };
  return `${JSON.stringify(record)}\n`;
}

const answer = object({
  result: object({
    revision: number().strict().integer().min(0).max(Number.MAX_SAFE_INTEGER).required(),
  }).required(),
});

/**
 * Asks the CMS for the revision of its published content. Asked before the content is read, so that no later change is
 * taken for built.
 * @throws Error with one sentence that says what to do
 */
export async function readContentRevision(settings: CmsSettings): Promise<number> {
  const said = await askCms(settings, publishingRevisionPath);
  try {
    return answer.validateSync(said).result.revision;
  } catch {
    throw new Error(
      `The CMS at ${settings.url} does not report the revision of its content: it is older than this site.`,
    );
  }
}
