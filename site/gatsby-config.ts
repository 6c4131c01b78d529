import type { GatsbyConfig } from 'gatsby';
import { blogFeed } from './cms-source/feed';
import { collections, readCmsSettings } from './cms-source/settings';
import { handOnApi } from './develop/hand-on-api';
import { manifest } from './publish/manifest';
import { readSiteUrl } from './publish/site-url';
import { sitemap } from './publish/sitemap';

const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY, FUNCTIONS_URL } = process.env;

const cms = readCmsSettings();

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: readSiteUrl(),
    // Empty unless the server can verify what the widget answers; then the self-hosted captcha is used.
    recaptchaSiteKey: RECAPTCHA_SECRET_KEY ? (RECAPTCHA_SITE_KEY ?? '') : '',
  },
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  // On Netlify, Gatsby would install an adapter by itself and let it move the pages. What is served is written by publish/.
  adapter: { name: 'none', adapt: () => undefined },
  // Set by `npm run dev`, where the functions have a server of their own.
  ...(FUNCTIONS_URL ? { developMiddleware: handOnApi(FUNCTIONS_URL) } : {}),
  plugins: [
    'gatsby-plugin-react-helmet',
    // Without gatsby-plugin-image: its runtime writes style attributes (see components/picture).
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-source-strapi',
      options: {
        apiURL: cms.url,
        accessToken: cms.token,
        collectionTypes: collections.map(({ singular }) => ({
          singularName: singular,
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
