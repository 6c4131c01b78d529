import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { generateHtmlPath } from 'gatsby-core-utils/page-html';
import { generatePageDataPath } from 'gatsby-core-utils/page-data';
import type { FileFacts } from './record/file-facts';
import { outputPath } from './output-path';

/** A file of the output: where it goes, and where in `public` it comes from. */
export interface OutputFile {
  to: string;
  from: string;
}

/** What Gatsby writes for itself and no page asks for. */
const tooling = [/\.js\.map$/, /^webpack\.stats\.json$/, /^_gatsby\//, /^~partytown\//];

/** Scripts and styles carry a hash of their content in their name. */
const hashed = /[-.]([0-9a-f]{20})\.(js|css)(\.LICENSE\.txt)?$/;

/** Of these `public` may still hold what an earlier build wrote. */
const perBuild = [/\.html$/, /^page-data\/.*page-data\.json$/, /^static\//, hashed];

/** Whether an output file is a script or a style sheet, which earlier pages may still ask for. */
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

/** The text that names every script and style of this build: webpack's list, and its runtime for those without a name. */
function bundleNames(publicDir: string, files: string[]): string {
  const stats = readFileSync(join(publicDir, 'webpack.stats.json'), 'utf8');
  const runtime = files.find(
    (file) => /^webpack-runtime-.*\.js$/.test(file) && stats.includes(file),
  );
  return stats + (runtime === undefined ? '' : readFileSync(join(publicDir, runtime), 'utf8'));
}

/**
 * Chooses what to publish from Gatsby's `public` folder, which also holds what earlier builds left there: an article that
 * was unpublished must be gone, with its data and its pictures.
 * @param pagePaths the pages of this build
 * @param factsOf what stands in a file of `public`
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
