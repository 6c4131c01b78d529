import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { createArticlePages } from './cms-source/article-pages';
import { checkCms } from './cms-source/check-cms';
import { assertComplete } from './cms-source/completeness';
import { startDeadline } from './cms-source/deadline';
import { forgetCachedEntries } from './cms-source/forget-cached-entries';
import { createSchema } from './cms-source/schema';
import { readCmsSettings } from './cms-source/settings';
import { publishSite } from './publish/publish-site';

export { onCreateWebpackConfig } from './webpack/config';

let endDeadline = () => {};

/** Fails before anything is changed when the CMS cannot be read, and makes a cached build equal to a fresh one. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  const { reporter } = args;
  try {
    await checkCms(readCmsSettings());
  } catch (failure) {
    reporter.panic(`${sentenceOf(failure)} The site was not built.`);
  }
  await forgetCachedEntries(args);
  endDeadline = startDeadline(reporter);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createSchema;

export const createPages: GatsbyNode['createPages'] = async (args) => {
  endDeadline();
  try {
    await assertComplete(readCmsSettings(), args.getNodesByType);
    await createArticlePages(args);
  } catch (failure) {
    args.reporter.panic(`${sentenceOf(failure)} The site was not built.`);
  }
};

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }) => {
  publishSite({
    publicDir: resolve('public'),
    outDir: process.env.SITE_OUT ?? resolve('out'),
    pagePaths: getNodesByType('SitePage').map(({ path }) => String(path)),
    cmsPublicUrl: process.env.CMS_PUBLIC_URL ?? readCmsSettings().url,
  });
};

const sentenceOf = (failure: unknown) =>
  failure instanceof Error ? failure.message : String(failure);
