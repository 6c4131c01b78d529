import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  JobPosting,
  Organization,
  SoftwareApplication,
  WebSite,
  WithContext,
} from 'schema-dts';

type Subject =
  | BlogPosting
  | BreadcrumbList
  | FAQPage
  | JobPosting
  | Organization
  | SoftwareApplication
  | WebSite;

/**
 * Structured data about the subject of a page, by schema.org. Its addresses are absolute, so it is made once the site's
 * address is known.
 * @param siteUrl the site's address, without a slash at the end
 */
export type StructuredData<Kind extends Subject = Subject> = (siteUrl: string) => WithContext<Kind>;

/** The absolute address of a path. */
export const addressOf = (path: string, siteUrl: string) => new URL(path, siteUrl).href;

/** The content of a JSON-LD script. `<` is escaped, so that no text can end the script. */
export const toScript = (data: WithContext<Subject>) =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
