import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { recordedAs } from '../../content/versions/call-origin';
import { optional } from '../environment';
import { uploadService } from '../../strapi/services';
import { blogs } from './content/blogs';
import { faqs } from './content/faqs';
import type { BlogImageSeed } from './content/types';

const imageFolder = path.resolve(process.cwd(), 'src/setup/seed/images');
const mimeTypes: Record<string, string> = { '.png': 'image/png', '.webp': 'image/webp' };

async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  const counts = await Promise.all([
    strapi.documents('api::blog.blog').count({}),
    strapi.documents('api::faq.faq').count({}),
  ]);
  return counts.every((count) => count === 0);
}

async function upload(strapi: Core.Strapi, image: BlogImageSeed): Promise<number> {
  const filepath = path.join(imageFolder, image.file);
  const { size } = await stat(filepath);
  const mimetype = mimeTypes[path.extname(image.file)] ?? 'application/octet-stream';
  const [file] = await uploadService(strapi).upload({
    data: { fileInfo: { name: image.file, alternativeText: image.alternativeText } },
    files: { filepath, originalFilename: image.file, mimetype, size },
  });
  if (file === undefined) throw new Error(`The sample image ${image.file} was not stored.`);
  return file.id;
}

const dayMs = 24 * 60 * 60 * 1000;
/** The interval between sample articles, so that the blog looks as if it was written over months. */
const daysBetweenBlogs = 19;

async function writeContent(strapi: Core.Strapi): Promise<void> {
  // One at a time, since lists are sorted by creation time: FAQs oldest first, blogs newest first.
  for (const faq of faqs) {
    await strapi.documents('api::faq.faq').create({ data: { ...faq }, status: 'published' });
  }
  for (const [place, { images, ...blog }] of [...blogs.entries()].reverse()) {
    const image: number[] = [];
    for (const each of images) image.push(await upload(strapi, each));
    // In the past, so that new articles are newer.
    const writtenAt = new Date(Date.now() - (place + 1) * daysBetweenBlogs * dayMs);
    const dates = {
      ...{ createdAt: writtenAt, updatedAt: writtenAt },
      ...{ datePublished: writtenAt, dateModified: writtenAt },
    };
    await strapi
      .documents('api::blog.blog')
      .create({ data: { ...blog, image, ...dates }, status: 'published' });
  }
}

/**
 * Fills a CMS that has never had content with the sample FAQs and blogs, if SEED_CONTENT is `true`. It leaves a CMS alone
 * that has content, or that was seeded before and emptied since.
 */
export async function seedContent(strapi: Core.Strapi): Promise<void> {
  if (optional('SEED_CONTENT') !== 'true') return;
  const store = strapi.store({ type: 'core', name: 'sample-content' });
  if ((await store.get({ key: 'seeded' })) !== null || !(await isEmpty(strapi))) return;
  await strapi.db.transaction(async () => {
    await recordedAs({ actorName: "the site's first content" }, () => writeContent(strapi));
    await store.set({ key: 'seeded', value: true });
  });
  strapi.log.info(`Sample content: ${String(faqs.length)} FAQs and ${String(blogs.length)} blogs.`);
}
