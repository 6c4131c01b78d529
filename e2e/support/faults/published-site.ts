import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { System } from '../system/system';
import { markPattern } from './editor';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

const marksIn = (text: string): string[] =>
  Array.from(text.matchAll(markPattern), ([mark]) => mark);

/** The published content: the marks in its texts and the articles' addresses, both sorted. */
export interface Published {
  marks: string[];
  articles: string[];
}

const sortedUnique = (values: Iterable<string>): string[] => [...new Set(values)].sort();

/** The content of a built site, from pages, data and feeds. */
export function publishedIn(out: string): Published {
  const files = filesIn(out);
  const texts = files.filter((file) => /\.(html|json|xml)$/.test(file));
  // A site without articles has no such folder.
  const blog = path.join(out, 'blog');
  const pages = files
    .map((file) => path.parse(file))
    .filter(({ dir, ext }) => dir === blog && ext === '.html');
  return {
    marks: sortedUnique(texts.flatMap((file) => marksIn(readFileSync(file, 'utf8')))),
    articles: sortedUnique(pages.map(({ name }) => name)),
  };
}

/** The content that the CMS provides to a build. */
export async function publishedBy({ settings, secrets }: System): Promise<Published> {
  const read = async (list: string) => {
    const url = `${settings.cmsUrl}/api/${list}?pagination[pageSize]=1000`;
    const headers = { authorization: `Bearer ${secrets.CMS_BUILD_TOKEN}` };
    const response = await fetch(url, { headers });
    if (!response.ok) throw new Error(`${list} answered ${String(response.status)}.`);
    return response.text();
  };
  const [blogs, faqs] = [await read('blogs'), await read('faqs')];
  return {
    marks: sortedUnique([...marksIn(blogs), ...marksIn(faqs)]),
    articles: sortedUnique(
      Array.from(blogs.matchAll(/"slug":"([^"]+)"/g), ([, slug = '']) => slug),
    ),
  };
}

/** A hash of the names and contents of all files of a site. */
export function digestOf(out: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(out)) hash.update(path.relative(out, file)).update(readFileSync(file));
  return hash.digest('hex');
}
