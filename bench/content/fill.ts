import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { openSqlite } from '../drivers';
import { article } from './articles';

const entry = `insert into blogs
  (document_id, title, slug, description, category, tag, search_text, title_key, category_key, created_at, updated_at, published_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** The articles use the pictures of the sample content in rotation: articles are measured, not pictures. */
const picture = `insert into files_related_mph (file_id, related_id, related_type, field, "order")
  select id, last_insert_rowid(), 'api::blog.blog', 'image', 1 from files order by id limit 1 offset ?`;
const pictures = 10;

const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Writes published articles as Strapi stores them: a draft and its published copy, each with its picture. With the panel's
 * calls, thousands of them would take minutes.
 * @param file the database of a CMS with the sample content, which may be running
 * @param numbers of the first article and of the last
 */
export async function fillArticles(
  root: string,
  file: string,
  [first, last]: [number, number],
): Promise<void> {
  const database = openSqlite(root, file);
  const insertEntry = database.prepare(entry);
  const insertPicture = database.prepare(picture);
  // In one transaction: an interrupted run starts again from the same state.
  database.exec('begin');
  for (let number = first; number <= last; number += 1) {
    const { title, description, category, tag } = article(number);
    const id = randomBytes(12).toString('hex');
    const at = Date.UTC(2024, 0, 1) + number * 60_000;
    const texts = [title, slugOf(title), description, category, tag];
    const keys = [title.toLowerCase(), title, category];
    for (const published of [null, at]) {
      insertEntry.run(id, ...texts, ...keys, at, at, published);
      insertPicture.run(number % pictures);
    }
    // Otherwise, this process would reuse an idle connection without noticing that the CMS has closed it.
    await setImmediate();
  }
  database.exec('commit');
  database.close();
}
