/** Where the CMS is, and the token that lets this build read its published entries. Neither reaches the built site. */
export interface CmsSettings {
  url: string;
  token: string;
}

/** Reads `CMS_URL` and `CMS_BUILD_TOKEN`; empty where they are not set, which `checkCms` reports. */
export function readCmsSettings(env: NodeJS.ProcessEnv = process.env): CmsSettings {
  return { url: (env.CMS_URL ?? '').replace(/\/+$/, ''), token: env.CMS_BUILD_TOKEN ?? '' };
}

/** The addresses of the CMS that a text may use for our own uploads: the one for this build and the one for browsers. */
export function cmsHosts(env: NodeJS.ProcessEnv = process.env): string[] {
  return [readCmsSettings(env).url, env.CMS_PUBLIC_URL ?? ''].filter((host) => host !== '');
}

export const articleType = 'STRAPI_BLOG';

/** The collections that pages are built from, by their singular and plural API names. */
export const collections = [
  { singular: 'blog', plural: 'blogs', nodeType: articleType },
  { singular: 'faq', plural: 'faqs', nodeType: 'STRAPI_FAQ' },
] as const;

export const mediaType = 'STRAPI__MEDIA';
export const sourcePlugin = 'gatsby-source-strapi';
