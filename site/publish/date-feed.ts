import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const buildDate = /<lastBuildDate>.*?<\/lastBuildDate>/;
const entryDates = /<pubDate>(.*?)<\/pubDate>/g;

/**
 * Lets a feed say when its content changed, which RSS asks for: the feed plugin writes the moment of the build, so that each
 * build would differ from the one before.
 * @param xml the feed; its entries carry their dates
 * @returns the feed with the date of its newest entry, or without a date when it has no entry
 */
export function datedByContent(xml: string): string {
  const moments = [...xml.matchAll(entryDates)].map(([, date = '']) => Date.parse(date));
  const newest = moments.length === 0 ? undefined : new Date(Math.max(...moments)).toUTCString();
  return xml.replace(
    buildDate,
    newest === undefined ? '' : `<lastBuildDate>${newest}</lastBuildDate>`,
  );
}

/** Dates the feed that the plugin wrote into Gatsby's `public` folder. */
export function dateFeed(publicDir: string): void {
  const file = join(publicDir, 'rss.xml');
  writeFileSync(file, datedByContent(readFileSync(file, 'utf8')));
}
