import { array, object, tuple, string } from 'yup';
import { buildRedirectsPath, type BuildRedirect } from '../../cms/src/contract/content/redirects';
import { askCms } from './ask-cms';
import type { CmsSettings } from './settings';

const answer = object({
  result: array(
    tuple([string().strict().required(), string().strict().nullable().defined()]).required(),
  ).required(),
});

/**
 * Asks the CMS for the redirects of its editors, all at once.
 * @throws Error with one sentence that says what to do
 */
export async function readRedirects(settings: CmsSettings): Promise<BuildRedirect[]> {
  const said = await askCms(settings, buildRedirectsPath);
  try {
    return answer.validateSync(said, { strict: true }).result;
  } catch {
    throw new Error(
      `The CMS at ${settings.url} does not list its redirects: it is older than this site.`,
    );
  }
}
