import { factories } from '@strapi/strapi';

/** What the site's build reads, with its own token. */
export default factories.createCoreRouter('api::faq.faq', { only: ['find'] });
