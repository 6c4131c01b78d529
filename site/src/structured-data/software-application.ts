import type { SoftwareApplication } from 'schema-dts';
import { previewPicture } from '../ui/page/preview-picture';
import type { PageCopy } from '../content/page';
import { theFirm } from './organization';
import { addressOf, type StructuredData } from './structured-data';

/** A tool, without price, rating or review, since none is known (docs/decisions/0013). */
export const softwareApplication =
  ({
    title,
    description,
    path,
  }: Pick<PageCopy, 'title' | 'description' | 'path'>): StructuredData<SoftwareApplication> =>
  (siteUrl) => ({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: title,
    description,
    url: addressOf(path, siteUrl),
    image: addressOf(previewPicture(path).src, siteUrl),
    applicationCategory: 'BusinessApplication',
    publisher: theFirm(siteUrl),
  });
