import { openBuilder, type Builder } from './builder';
import { DeployNotifier } from './builder/deploy-notifier';
import { isUpToDate } from './builder/revisions';
import type { Secrets } from './secrets';
import type { Settings } from './settings';
import { buildSiteAnew, outputOf } from './site';

/** The builder of a house. */
export interface SiteBuilder extends Builder {
  /** What the CMS has to know of it. */
  cmsEnv: { BUILD_HOOK_URL: string; SITE_URL: string };
}

/** Opens the builder of a house. It begins to build once the site is served. */
export async function openSiteBuilder(settings: Settings, secrets: Secrets): Promise<SiteBuilder> {
  const { cmsUrl, siteUrl, root, workshop, dataDir } = settings;
  const { CMS_BUILD_TOKEN, DEPLOY_NOTIFICATION_SECRET } = secrets;
  const builder = await openBuilder({
    build: (started) => buildSiteAnew(settings, secrets, { started }),
    isUpToDate: () => isUpToDate(outputOf(settings), cmsUrl, CMS_BUILD_TOKEN),
    notifier: new DeployNotifier(cmsUrl, DEPLOY_NOTIFICATION_SECRET),
    hidden: [...Object.values(secrets), workshop, root, dataDir],
  });
  return { ...builder, cmsEnv: { BUILD_HOOK_URL: builder.hookUrl, SITE_URL: siteUrl } };
}
