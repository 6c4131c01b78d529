import type { GatsbyConfig } from 'gatsby';
import { collections, readCmsSettings } from './cms-source/settings';

const { SITE_URL, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY } = process.env;

const cms = readCmsSettings();

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: SITE_URL ?? 'http://localhost:8888',
    // Empty unless the server can verify what the widget answers; then the self-hosted captcha is used.
    recaptchaSiteKey: RECAPTCHA_SECRET_KEY ? (RECAPTCHA_SITE_KEY ?? '') : '',
  },
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
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
  ],
};

export default config;
