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
  // On Netlify, Gatsby would install its own adapter, which moves the pages. publish/ writes what is served.
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
          // Large pages: each request costs the CMS about as much as reading 400 entries.
          queryLimit: 500,
          // Without an order, pages of a list can overlap.
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
