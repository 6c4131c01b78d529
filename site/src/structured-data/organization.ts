import type { Organization, WebSite } from 'schema-dts';
import { logo } from '../ui/page/site-icons';
import { figures, firm } from '../content/firm';
import { dialled } from '../content/phone';
import { addressOf, type StructuredData } from './structured-data';

/** The firm as a reference in other items: author, publisher, hiring organisation. */
export const theFirm = (siteUrl: string) =>
  ({
    '@type': 'Organization',
    '@id': addressOf('/#organization', siteUrl),
    name: firm.name,
    url: addressOf('/', siteUrl),
    logo: addressOf(logo.path, siteUrl),
  }) as const satisfies Organization;

/** The firm itself. Only the start page has it, as search engines recommend. */
export const organization = (): StructuredData<Organization> => (siteUrl) => ({
  '@context': 'https://schema.org',
  ...theFirm(siteUrl),
  foundingDate: figures.founded,
  email: firm.supportEmail,
  contactPoint: firm.phones.map((phone) => ({
    '@type': 'ContactPoint',
    contactType: 'customer support',
    name: phone.place,
    telephone: dialled(phone),
    email: firm.supportEmail,
  })),
  sameAs: firm.social.map(({ to }) => to),
});

/** The site's name for search results, on the start page. */
export const webSite = (): StructuredData<WebSite> => (siteUrl) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: firm.name,
  url: addressOf('/', siteUrl),
  inLanguage: 'en',
  publisher: theFirm(siteUrl),
});
