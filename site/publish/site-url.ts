/** The site's own address, by which sitemap, previews and canonical addresses name it: without a slash at the end. */
export const readSiteUrl = (env: NodeJS.ProcessEnv = process.env) =>
  (env.SITE_URL ?? 'http://localhost:8888').replace(/\/+$/, '');
