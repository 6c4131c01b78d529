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
 * What a page tells search engines about its subject, as schema.org has it. Its addresses are whole ones, so it is made once
 * the site's own address is known.
 * @param siteUrl the site's address, without a slash at the end
 */
export type StructuredData<Kind extends Subject = Subject> = (siteUrl: string) => WithContext<Kind>;

/** The whole address of a path of the site. */
export const addressOf = (path: string, siteUrl: string) => new URL(path, siteUrl).href;

/** The content of a JSON-LD script. No text in it can end the script: `<` is written as JSON may write it. */
export const toScript = (data: WithContext<Subject>) =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
