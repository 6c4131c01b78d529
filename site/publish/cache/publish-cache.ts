import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject } from '../../../cms/src/contract/json';
import { readJson, textAt, textsIn } from '../json';
import { writeAtomically } from '../atomic-files';
import type { FileFacts } from './file-facts';

/** The state of a file of `public` when it was published. */
export interface PublishedFile {
  /** The state of the file and of its output (`stampOf`). */
  source: string;
  output: string;
  /** A hash of everything else that the output was made from. */
  recipe: string;
  facts: FileFacts;
}

/** What a publication leaves to the next one. */
export interface PublishCache {
  /** The files by their path in `public`. */
  files: Map<string, PublishedFile>;
  /** The styles that were selected from the style sheet, by a hash of the words that they were selected for. */
  styles: Map<string, string>;
}

export const emptyCache = (): PublishCache => ({ files: new Map(), styles: new Map() });

/** A hash of the style sheet and the publishing code. Files published with another version are not reused. */
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

/** The record of the last publication; empty if it is from another version or cannot be read. */
export function readCache(file: string, version: string): PublishCache {
  if (!existsSync(file)) return emptyCache();
  try {
    const { version: written, files, styles } = readJson(file);
    if (written !== version || !isObject(files) || !isObject(styles)) return emptyCache();
    return {
      files: new Map(Object.entries(files).map(([name, value]) => [name, fileIn(value, file)])),
      styles: new Map(Object.keys(styles).map((hash) => [hash, textAt(styles, hash, file)])),
    };
  } catch {
    return emptyCache();
  }
}

export function writeCache(file: string, version: string, { files, styles }: PublishCache): void {
  mkdirSync(dirname(file), { recursive: true });
  const record = {
    version,
    files: Object.fromEntries(files),
    styles: Object.fromEntries(styles),
  };
  writeAtomically(file, JSON.stringify(record));
}
