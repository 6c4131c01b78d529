import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Prepared } from '../pages/prepare-pages';
import { factsIn, type FileFacts } from './file-facts';
import type { PublishedFile, PublishCache } from './publish-cache';

/** Text in which the address of a media file can stand. */
const mayNameMedia = /\.(html|json|css|js)$/;
const nothing: FileFacts = { media: [], words: [] };

/** Tells a file's state from any other without reading it; undefined where there is none. */
function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${String(stat.mtimeMs)} ${String(stat.size)}`;
}

/**
 * Reads files of `public`, each at most once, and not at all while it is as it was when it was last published.
 * @param isNamed whether the style sheet could name a word
 */
export function factsReader(
  publicDir: string,
  earlier: PublishCache,
  isNamed: (word: string) => boolean,
) {
  const read = new Map<string, FileFacts>();
  const readFacts = (name: string): FileFacts => {
    if (!mayNameMedia.test(name)) return nothing;
    const file = join(publicDir, name);
    const known = earlier.get(name);
    if (known && known.source === stampOf(file)) return known.facts;
    return factsIn(readFileSync(file, 'utf8'), name.endsWith('.html') ? isNamed : undefined);
  };
  return (name: string): FileFacts => {
    const facts = read.get(name) ?? readFacts(name);
    read.set(name, facts);
    return facts;
  };
}

/** Where a file comes from, where it is served now, and where it is to be served next. */
interface Places {
  source: string;
  current: string;
  target: string;
}

/**
 * Puts a file where it will be served: as another name of the one that is served now, if that is the same, else newly.
 * @param prepared what it is to be, unless a copy
 * @param earlier what was published under its name last time
 */
export function placeFile(
  { source, current, target }: Places,
  prepared: Prepared | undefined,
  earlier: PublishedFile | undefined,
): Omit<PublishedFile, 'facts'> {
  const state = { source: stampOf(source) ?? '', recipe: prepared?.recipe ?? 'copy' };
  const same =
    earlier?.source === state.source &&
    earlier.recipe === state.recipe &&
    earlier.output === stampOf(current);
  mkdirSync(dirname(target), { recursive: true });
  if (same) linkSync(current, target);
  else if (prepared) writeFileSync(target, prepared.text());
  else copyFileSync(source, target);
  return { ...state, output: stampOf(target) ?? '' };
}
