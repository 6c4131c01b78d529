import type { CmsRealm } from '../../environment/cms-environment';
import type { TestCms } from '../../environment/worker-cms';

export { firstAdmin } from '../../environment/first-admin';
export type { TestCms } from '../../environment/worker-cms';

declare global {
  /** Of the environment of these tests, see `cms-environment.ts`. */
  var cmsRealm: CmsRealm;
}

/** Where the next CMS of this test file finds its files and its rows: an empty place, unless one is there or was kept. */
export const placeOfCms = () => cmsRealm.cms.locate();

/** Takes all that was stored, so that the next CMS of this test file begins with nothing. */
export const wipePlace = () => cmsRealm.cms.wipe();

/**
 * Boots the real CMS, as `npm test` has built it, in a temporary folder and on a database of its own.
 * @param env what differs from a fresh start with a first admin and without sample content
 */
export const startTestCms = (env?: Record<string, string>): Promise<TestCms> =>
  cmsRealm.cms.start(env);
