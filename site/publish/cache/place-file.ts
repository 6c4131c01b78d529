import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Prepared } from '../pages/prepare-pages';
import { factsIn, type FileFacts } from './file-facts';
import type { PublishedFile, PublishCache } from './publish-cache';

/** Files that may contain the address of a media file. */
const mayNameMedia = /\.(html|json|css|js)$/;
const nothing: FileFacts = { media: [], words: [] };

/** Identifies a file's state without reading it; undefined if there is no such file. */
function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${String(stat.mtimeMs)} ${String(stat.size)}`;
}

/**
 * Reads the facts of files in `public`: each file at most once, and not at all if it has not changed since it was published.
 * @param isNamed whether the style sheet could match a word
 */
export function factsReader(
  publicDir: string,
  earlier: PublishCache['files'],
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

/** The source of a file, where it is served now, and where it will be served next. */
interface Places {
  source: string;
  current: string;
  target: string;
}

/**
 * Puts a file where it will be served: as a hard link to the file served now if that is the same, otherwise as a new file.
 * @param prepared its content, unless it is a plain copy
 * @param earlier the file last published under this name
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
