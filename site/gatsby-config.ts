import type { GatsbyConfig } from 'gatsby';
import { blogFeed } from './cms-source/feed';
import { collections, readCmsSettings } from './cms-source/settings';
import { proxyApi } from './develop/proxy-api';
import { manifest } from './publish/manifest';
import { readSiteUrl, recaptchaSiteKey } from './publish/settings';
import { sitemap } from './publish/sitemap';

const { FUNCTIONS_URL } = process.env;

const cms = readCmsSettings();

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: readSiteUrl(),
    recaptchaSiteKey: recaptchaSiteKey(),
  },
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  // On Netlify, Gatsby would install an adapter by itself and let it move the pages. What is served is written by publish/.
  adapter: { name: 'none', adapt: () => undefined },
  // Set by `npm run dev`, where the functions have a server of their own.
  ...(FUNCTIONS_URL ? { developMiddleware: proxyApi(FUNCTIONS_URL) } : {}),
  plugins: [
    // Without gatsby-plugin-image: its runtime writes style attributes (see src/ui/picture).
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-source-strapi',
      options: {
        apiURL: cms.url,
        accessToken: cms.token,
        collectionTypes: collections.map(({ singular }) => ({
          singularName: singular,
          // Thousands of entries in a few requests: each costs the CMS about as much as reading 400 entries.
          queryLimit: 500,
          // Pages of a list without an order can overlap.
          queryParams: { sort: ['createdAt:asc', 'documentId:asc'] },
        })),
      },
    },
    blogFeed,
    sitemap,
    manifest,
  ],
};

export default config;
