import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatePageDataPath } from 'gatsby-core-utils/page-data';
import { generateHtmlPath } from 'gatsby-core-utils/page-html';
import { isObject } from '../../../cms/src/contract/json';
import { readJson, textAt, textsIn } from '../json';

/** The scripts and styles that Gatsby built for its pages. Addresses begin with a slash. */
export interface GatsbyBuild {
  /** Changes with the scripts, not with the content. */
  hash: string;
  /** The one style sheet of all pages. */
  styleSheet: string;
  /** Text of that style sheet. */
  styles: string;
  /** The scripts that a page needs to hydrate: those of every page, then those of its component. */
  scriptsOf: (component: string) => string[];
}

/** A page of the build. */
export interface BuiltPage {
  path: string;
  /** Its file in `public`. */
  file: string;
  /** The name of the chunk that holds its component. */
  component: string;
  /** What Gatsby fetches for the page before it hydrates. */
  data: string[];
}

/** @throws Error if `public` does not contain a complete build */
export function readGatsbyBuild(publicDir: string): GatsbyBuild {
  const statsFile = join(publicDir, 'webpack.stats.json');
  const { assetsByChunkName } = readJson(statsFile);
  const assets = isObject(assetsByChunkName) ? assetsByChunkName : {};
  const assetsOf = (chunk: string) => textsIn(assets[chunk]);
  const scriptsIn = (chunk: string) =>
    assetsOf(chunk)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `/${name}`);
  const app = scriptsIn('app');
  const [styleSheet] = assetsOf('app').filter((name) => name.endsWith('.css'));
  if (app.length === 0 || styleSheet === undefined) {
    throw new Error(`${statsFile} names no script or no style sheet of the site.`);
  }
  const appData = join(publicDir, 'page-data/app-data.json');
  return {
    hash: textAt(readJson(appData), 'webpackCompilationHash', appData),
    styleSheet: `/${styleSheet}`,
    styles: readFileSync(join(publicDir, styleSheet), 'utf8'),
    scriptsOf: (component) => [...new Set([...app, ...scriptsIn(component)])],
  };
}

/** @throws Error if the page was not built */
export function readPage(publicDir: string, path: string): BuiltPage {
  const dataFile = generatePageDataPath('', path);
  const record = readJson(join(publicDir, dataFile));
  const queries = textsIn(record.staticQueryHashes);
  return {
    path,
    file: generateHtmlPath(publicDir, path),
    component: textAt(record, 'componentChunkName', dataFile),
    data: [
      `/${dataFile.replace(/^\//, '')}`,
      '/page-data/app-data.json',
      ...queries.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
  };
}
