import type { Core } from '@strapi/strapi';
import { optional } from './environment';
import { issueApiToken, revokeApiToken, type ApiToken } from '../strapi/api-tokens';

interface ScopedToken extends ApiToken {
  /** The environment variable with its value. */
  variable: string;
}

/** The only two API tokens, each with exactly the actions that its owner needs. */
export const scopedTokens: readonly ScopedToken[] = [
  {
    name: 'Function',
    description:
      "The site's function: stores leads, reads what is published, shows previews and logs admins in.",
    variable: 'CMS_FUNCTION_TOKEN',
    actions: [
      'api::contact.contact.createcontactus',
      'api::demo-request.demo-request.createrequestdemo',
      'api::dead-letter.dead-letter.createdeadletter',
      'api::faq.faq.allfaqs',
      'api::blog.blog.allblogs',
      'api::blog.blog.fetchblogsbycategory',
      'api::webadmin.webadmin.adminlogin',
      'api::preview-link.preview-link.show',
      'api::preview-link.preview-link.picture',
    ],
  },
  {
    name: 'Build',
    description: "The site's build: reads blogs and FAQs, their revision, and the redirects.",
    variable: 'CMS_BUILD_TOKEN',
    actions: [
      'api::blog.blog.find',
      'api::faq.faq.find',
      'api::publishing.publishing.revision',
      'api::redirect.redirect.build',
      'plugin::content-type-builder.content-types.getContentTypes',
      'plugin::content-type-builder.components.getComponents',
    ],
  },
];

const strapiDefaults = ['Read Only', 'Full Access'];

/**
 * Syncs the API tokens with the environment: our two are reissued at every start (this is how to rotate them), and the two
 * that Strapi creates at its first start are revoked. Tokens created by admins stay.
 */
export async function syncApiTokens(strapi: Core.Strapi, firstStart: boolean): Promise<void> {
  await strapi.db.transaction(async () => {
    if (firstStart) {
      for (const name of strapiDefaults) await revokeApiToken(strapi, name);
    }
    for (const token of scopedTokens) {
      await revokeApiToken(strapi, token.name);
      const value = optional(token.variable);
      if (value !== undefined) await issueApiToken(strapi, token, value);
    }
  });
}
