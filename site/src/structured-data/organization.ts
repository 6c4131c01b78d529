import type { Organization, WebSite } from 'schema-dts';
import { logo } from '../ui/page/site-icons';
import { figures, firm } from '../content/firm';
import { dialled } from '../content/phone';
import { addressOf, type StructuredData } from './structured-data';

/** The firm as other subjects name it: its author, its publisher, the one that hires. */
export const theFirm = (siteUrl: string) =>
  ({
    '@type': 'Organization',
    '@id': addressOf('/#organization', siteUrl),
    name: firm.name,
    url: addressOf('/', siteUrl),
    logo: addressOf(logo.path, siteUrl),
  }) as const satisfies Organization;

/** The firm itself. It stands on one page, the start page, as search engines ask for. */
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

/** The site's name, for search results. It stands on the start page. */
export const webSite = (): StructuredData<WebSite> => (siteUrl) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: firm.name,
  url: addressOf('/', siteUrl),
  inLanguage: 'en',
  publisher: theFirm(siteUrl),
});
