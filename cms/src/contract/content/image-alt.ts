import { isObject, parseJson } from '../json';
import { limits } from '../limits';
import { tidyLine } from '../text';

/**
 * What is said of a picture to those who cannot see it: its alternative text, empty for a picture that is only decoration;
 * null while nobody has said.
 */
export type ImageAlt = string | null;

/** The alternative texts of a blog's pictures, by the addresses of their files. */
export type ImageAlts = ReadonlyMap<string, string>;

/**
 * Reads the alternative texts of a blog as they are stored with it. They are not stored with the files: the same file may
 * need another text in another blog. By address, so that they follow pictures that are moved or removed by other means.
 * @param stored a JSON object; anything else in it than texts is skipped
 */
export function readImageAlts(stored: unknown): ImageAlts {
  const parsed = typeof stored === 'string' ? parseJson(stored) : undefined;
  if (!isObject(parsed)) return new Map();
  const entries = Object.entries(parsed).flatMap(([url, alt]): [string, string][] =>
    typeof alt === 'string' ? [[url, tidyLine(alt).slice(0, limits.alternativeText)]] : [],
  );
  return new Map(entries);
}

/** The alternative texts as they are stored; empty for none, so that a blog of which nothing is said looks unchanged. */
export const writeImageAlts = (alts: ImageAlts): string =>
  alts.size === 0 ? '' : JSON.stringify(Object.fromEntries(alts));

/** What is said of each of these pictures; undefined where nothing is said of any. */
export function imageAltOf(urls: readonly string[], stored: unknown): ImageAlt[] | undefined {
  const alts = readImageAlts(stored);
  const list = urls.map((url) => alts.get(url) ?? null);
  return list.every((alt) => alt === null) ? undefined : list;
}
