import type { CmsRealm } from '../../environment/cms-environment';
import type { TestCms } from '../../environment/worker-cms';

export { firstAdmin } from '../../environment/first-admin';
export type { TestCms } from '../../environment/worker-cms';

declare global {
  /** Set by `cms-environment.ts`. */
  var cmsRealm: CmsRealm;
}

/**
 * Where the next CMS of this test file stores its files and rows: an empty place, unless an earlier CMS left something
 * there.
 */
export const placeOfCms = () => cmsRealm.cms.locate();

/** Removes everything that was stored, so that the next CMS of this test file starts empty. */
export const wipePlace = () => cmsRealm.cms.wipe();

/**
 * Boots the real CMS, as `npm test` has built it, in a temporary folder and on a database of its own.
 * @param env what differs from a fresh start with a first admin and without sample content
 */
export const startTestCms = (env?: Record<string, string>): Promise<TestCms> =>
  cmsRealm.cms.start(env);
