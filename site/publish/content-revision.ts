import { number, object } from 'yup';
import { publishingRevisionPath } from '../../cms/src/contract/content/publishing';
import { askCms } from '../cms-source/ask-cms';
import type { CmsSettings } from '../cms-source/settings';

const answer = object({
  result: object({
    revision: number().strict().integer().min(0).max(Number.MAX_SAFE_INTEGER).required(),
  }).required(),
});

/**
 * The revision of what the CMS shows. Asked before the content is read, it promises no change that was missed.
 * @throws Error with one sentence that says what to do
 */
export async function readContentRevision(settings: CmsSettings): Promise<number> {
  const said = await askCms(settings, publishingRevisionPath);
  try {
    return answer.validateSync(said).result.revision;
  } catch {
    throw new Error(
      `The CMS at ${settings.url} names no revision of its content: it is older than this site.`,
    );
  }
}
