import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { generateHtmlPath } from 'gatsby-core-utils/page-html';
import { generatePageDataPath } from 'gatsby-core-utils/page-data';
import type { FileFacts } from './cache/file-facts';
import { outputPath } from './output-path';

/** A file of the output: its path there, and its path in `public`. */
export interface OutputFile {
  to: string;
  from: string;
}

/** Files that Gatsby writes for itself and no page requests. */
const tooling = [/\.js\.map$/, /^webpack\.stats\.json$/, /^_gatsby\//, /^~partytown\//];

/** Scripts and styles carry a hash of their content in their name. */
const hashed = /[-.]([0-9a-f]{20})\.(js|css)(\.LICENSE\.txt)?$/;

/** `public` may still contain files of these kinds from an earlier build. */
const perBuild = [/\.html$/, /^page-data\/.*page-data\.json$/, /^static\//, hashed];

/** Whether an output file is a script or a style sheet, which pages of earlier builds may still request. */
export const isBundle = (file: string) => /^[^/]+[-.][0-9a-f]{20}\.(js|css)$/.test(file);

const asIs = (file: string): OutputFile => ({ to: file, from: file });

const matches = (patterns: RegExp[], file: string) =>
  patterns.some((pattern) => pattern.test(file));

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath, entry.name)).split(sep).join(posix.sep),
    );
}

const pageFiles = (publicDir: string, pagePath: string): OutputFile[] => [
  { to: outputPath(pagePath), from: relative(publicDir, generateHtmlPath(publicDir, pagePath)) },
  asIs(relative(publicDir, generatePageDataPath(publicDir, pagePath))),
];

/**
 * A text that contains the name of every script and style of this build: webpack's stats, and its runtime for chunks
 * without a name.
 */
function bundleNames(publicDir: string, files: string[]): string {
  const stats = readFileSync(join(publicDir, 'webpack.stats.json'), 'utf8');
  const runtime = files.find(
    (file) => /^webpack-runtime-.*\.js$/.test(file) && stats.includes(file),
  );
  return stats + (runtime === undefined ? '' : readFileSync(join(publicDir, runtime), 'utf8'));
}

/**
 * Selects what to publish from Gatsby's `public` folder, which still contains files of earlier builds: an article that
 * was unpublished must disappear, with its data and its pictures.
 * @param pagePaths the pages of this build
 * @param factsOf the facts about a file of `public`
 */
export function selectFiles(
  publicDir: string,
  pagePaths: string[],
  factsOf: (name: string) => FileFacts,
): OutputFile[] {
  const all = filesIn(publicDir);
  const bundles = bundleNames(publicDir, all);
  const isShared = (file: string) => !matches(tooling, file) && !matches(perBuild, file);
  const isOfBuild = (file: string) => bundles.includes(hashed.exec(file)?.[1] ?? ' none ');
  const pages = pagePaths.flatMap((path) => pageFiles(publicDir, path));
  const shared = all.filter((file) => isShared(file) || isOfBuild(file)).map(asIs);
  const named = new Set([...pages, ...shared].flatMap(({ from }) => factsOf(from).media));
  const media = all.filter((file) => named.has(file)).map(asIs);
  return [...pages, ...shared, ...media];
}
