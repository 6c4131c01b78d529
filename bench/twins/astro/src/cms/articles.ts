import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { datesOf } from '../../../../../site/cms-source/article-dates';
import { parseHtml } from '../../../../../site/cms-source/parse-html';
import { cmsHosts } from '../../../../../site/cms-source/settings';
import { uploadPath } from '../../../../../site/cms-source/upload-path';
import { readingMinutes } from '../../../../../site/src/features/blog/reading-time';
import { excerptOf, textOf } from '../../../../../site/src/ui/rich-text/text-of';
import { collect } from './collect';
import { measureTextPictures } from './measure-text-pictures';
import { readAll } from './read-all';
import { richText } from './rich-text';

/** As long as the site's (cms-source/schema.ts). */
const excerptLength = 180;

const media = z.object({
  url: z.string(),
  alternativeText: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});

const shared = z.object({
  documentId: z.string(),
  title: z.string(),
  slug: z.string().nullable(),
  tag: z.string().nullable(),
  category: z.string(),
});

const row = shared.extend({
  description: z.string(),
  image: z.array(media).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  datePublished: z.string().nullable().default(null),
  dateModified: z.string().nullable().default(null),
});

const picture = z.object({
  /** Its path on the CMS. */
  src: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
});

const schema = shared.extend({
  body: richText,
  excerpt: z.string(),
  readingMinutes: z.number(),
  datePublished: z.string(),
  dateModified: z.string(),
  pictures: z.array(picture),
  textPictures: z.array(picture),
});

export type CmsPicture = z.infer<typeof picture>;
export type Article = z.infer<typeof schema>;

const readable = ({ url: src, width, height, alternativeText }: z.infer<typeof media>) =>
  width && height ? [{ src, width, height, alt: alternativeText ?? '' }] : [];

async function dataOf(source: z.infer<typeof row>): Promise<Article> {
  const { description, image, createdAt, updatedAt, ...article } = source;
  const hosts = cmsHosts();
  const textPictures = await measureTextPictures(description, hosts);
  const known = new Set(textPictures.map(({ src }) => src));
  const body = parseHtml(description, (address) => {
    const src = uploadPath(address, hosts);
    return src !== undefined && known.has(src) ? src : undefined;
  });
  const excerpt = excerptOf(body, excerptLength);
  return {
    ...article,
    ...datesOf({ ...article, createdAt, updatedAt }),
    readingMinutes: readingMinutes(textOf(body)),
    ...{ body, excerpt, textPictures },
    pictures: (image ?? []).flatMap(readable),
  };
}

const imageFields = ['url', 'alternativeText', 'width', 'height']
  .map((field, index) => `&populate[image][fields][${String(index)}]=${field}`)
  .join('');

export const articles = {
  name: 'articles',
  schema,
  load: async (context) => collect(context, await readAll('blogs', row, imageFields), dataOf),
} satisfies Loader;
