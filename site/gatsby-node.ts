import { resolve } from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { createArticlePages, createCategoryPages } from './cms-source/create-pages';
import { checkPictures } from './cms-source/check-pictures';
import { assertComplete, checkCms, startDeadline } from './cms-source/checks';
import { forgetCachedEntries } from './cms-source/forget-cached-entries';
import { refreshPictures } from './cms-source/refresh-pictures';
import { createSchema } from './cms-source/schema';
import { articleType, cmsHosts, readCmsSettings } from './cms-source/settings';
import { fetchTextPictures } from './cms-source/text-pictures';
import { drawPictures } from './previews/draw';
import { lateDrawingFiles, writeDrawings } from './previews/late-drawings';
import { picturesToDraw } from './previews/pictures';
import { readContentRevision } from './publish/build-json';
import { readRedirects } from './cms-source/redirects';
import { dateFeed } from './cms-source/feed';
import { assertUniqueFiles, type NamedPage, servedPages } from './publish/output-path';
import { publishSite } from './publish/publish-site';
import { checkSiteUrl, readSiteUrl, recaptchaSiteKey } from './publish/settings';

export { onCreateWebpackConfig } from './webpack/config';

let endDeadline = () => {};
let revision = 0;
let redirects: Awaited<ReturnType<typeof readRedirects>> = [];
let pagesOfCms: NamedPage[] = [];

/** Fails before anything changes when the CMS cannot be read, and makes a cached build equal to a fresh one. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  const { reporter } = args;
  try {
    checkSiteUrl();
    await checkCms(readCmsSettings());
    revision = await readContentRevision(readCmsSettings());
    redirects = await readRedirects(readCmsSettings());
    await forgetCachedEntries(args, readCmsSettings());
  } catch (failure) {
    reporter.panic(`${sentenceOf(failure)} The site was not built.`);
  }
  endDeadline = startDeadline(reporter);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createSchema;

/** Runs after the source plugin: Gatsby calls a site's own hooks last. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  try {
    refreshPictures(args);
    await fetchTextPictures(args, cmsHosts());
  } catch (failure) {
    args.reporter.panic(`${sentenceOf(failure)} The site was not built.`);
  }
};

export const createPages: GatsbyNode['createPages'] = async (args) => {
  endDeadline();
  try {
    await assertComplete(readCmsSettings(), args.getNodesByType);
    await checkPictures(args);
    pagesOfCms = [...(await createArticlePages(args)), ...(await createCategoryPages(args))];
  } catch (failure) {
    args.reporter.panic(`${sentenceOf(failure)} The site was not built.`);
  }
};

/** All pages of the build. Where two have the same address, Gatsby keeps one. */
function allPages({ getNodesByType }: NodePluginArgs): NamedPage[] {
  const fromCms = new Set(pagesOfCms.map(({ path }) => path));
  const ofSite = servedPages(pagePathsIn(getNodesByType)).filter((path) => !fromCms.has(path));
  return [...ofSite.map((path) => ({ path, name: 'the page' })), ...pagesOfCms];
}

/** Draws previews, icons and late drawings where the pages look for them, in development too. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  const { cache, reporter } = args;
  try {
    // Before anything is written: a page that shares its address with another would overwrite it.
    assertUniqueFiles(allPages(args));
  } catch (failure) {
    reporter.panic(`${sentenceOf(failure)} The site was not built.`);
  }
  writeDrawings(lateDrawingFiles(resolve('src')), resolve('public'));
  await drawPictures(picturesToDraw(resolve('src')), resolve('public'), cache);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType }) => {
  const publicDir = resolve('public');
  dateFeed(publicDir);
  await publishSite({
    publisherDir: resolve('publish'),
    sourcesDir: resolve('src'),
    publicDir,
    bundlesDir: resolve('.bundles'),
    cacheFile: resolve('.cache/published.json'),
    recaptcha: recaptchaSiteKey() !== '',
    indexed: process.env.SITE_INDEXED !== 'false',
    revision,
    outDir: process.env.SITE_OUT ?? resolve('out'),
    pagePaths: pagePathsIn(getNodesByType),
    siteUrl: readSiteUrl(),
    cmsPublicUrl: process.env.CMS_PUBLIC_URL ?? readCmsSettings().url,
    redirects,
    articles: getNodesByType(articleType).map(({ documentId, slug }) => ({
      documentId: String(documentId),
      slug: typeof slug === 'string' ? slug : null,
    })),
  });
};

const pagePathsIn = (getNodesByType: NodePluginArgs['getNodesByType']) =>
  getNodesByType('SitePage').map(({ path }) => String(path));

const sentenceOf = (failure: unknown) =>
  failure instanceof Error ? failure.message : String(failure);
