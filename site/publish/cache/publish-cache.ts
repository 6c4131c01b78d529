import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject } from '../../../cms/src/contract/json';
import { readJson, textAt, textsIn } from '../json';
import { writeAtomically } from '../atomic-files';
import type { FileFacts } from './file-facts';

/** A file of `public` as it was when it was published. */
export interface PublishedFile {
  /** Its state then (`stampOf`), and that of what was made from it. */
  source: string;
  output: string;
  /** What else went into it. */
  recipe: string;
  facts: FileFacts;
}

/** The files of a publication by their path in `public`. */
export type PublishCache = Map<string, PublishedFile>;

/** One hash over the style sheet and the sources of what publishes: what was written with others is not taken over. */
export function versionOf(publisherDir: string, styleSheet: string): string {
  const hash = createHash('sha256').update(styleSheet);
  const files = readdirSync(publisherDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function fileIn(value: unknown, place: string): PublishedFile {
  const record = isObject(value) ? value : {};
  const facts = isObject(record.facts) ? record.facts : {};
  return {
    source: textAt(record, 'source', place),
    output: textAt(record, 'output', place),
    recipe: textAt(record, 'recipe', place),
    facts: { media: textsIn(facts.media), words: textsIn(facts.words) },
  };
}

/** What the last publication wrote down; nothing when that was another version, or cannot be read. */
export function readCache(file: string, version: string): PublishCache {
  if (!existsSync(file)) return new Map();
  try {
    const { version: written, files } = readJson(file);
    if (written !== version || !isObject(files)) return new Map();
    return new Map(Object.entries(files).map(([name, value]) => [name, fileIn(value, file)]));
  } catch {
    return new Map();
  }
}

export function writeCache(file: string, version: string, cache: PublishCache): void {
  mkdirSync(dirname(file), { recursive: true });
  writeAtomically(file, JSON.stringify({ version, files: Object.fromEntries(cache) }));
}
