import { object, string } from 'yup';

const dated = object({
  createdAt: string().required(),
  updatedAt: string().required(),
  datePublished: string().nullable().default(null),
  dateModified: string().nullable().default(null),
});

/** When an article was first published, and when it last changed on the site. A CMS of an earlier release has no dates. */
export function datesOf(source: unknown): { datePublished: string; dateModified: string } {
  const { createdAt, updatedAt, ...dates } = dated.validateSync(source);
  const datePublished = dates.datePublished ?? createdAt;
  const changed = dates.dateModified ?? updatedAt;
  return { datePublished, dateModified: changed < datePublished ? datePublished : changed };
}
