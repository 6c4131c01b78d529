import { everyAnswerHeaders } from '../../cms/src/contract/answer-headers';
import { buildJson } from './build-json';
import { contentSecurityPolicy, type PagePolicy } from './content-security-policy';
import { securityTxtHeaders, securityTxtPath } from './security-txt';

/** Hides a preview deploy from search engines. */
const notIndexed = { 'X-Robots-Tag': 'noindex' };

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const askedAgain = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

const hashedInRoot = /^[^/]+[-.][0-9a-f]{20}\.(js|css)$/;

const rule = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The addresses of the pages: one for each page in the root, and `/blog/*`, which also matches `/blog`, for the pages
 * of a folder.
 */
function pageRules(files: string[]): string[] {
  const pages = files.filter((file) => file.endsWith('.html'));
  const folders = new Set(
    pages.filter((file) => file.includes('/')).map((file) => file.replace(/\/.*/, '')),
  );
  const inRoot = pages
    .filter((file) => !file.includes('/'))
    .map((file) => file.replace(/(^index)?\.html$/, ''))
    .filter((name) => !folders.has(name));
  return [...inRoot.map((name) => `/${name}`), ...[...folders].map((name) => `/${name}/*`)].sort();
}

interface Output {
  files: string[];
  policy: PagePolicy;
  indexed: boolean;
}

/**
 * Netlify's `_headers`. What no rule gives a `Cache-Control` is asked for again at each use too, which is the platform's own
 * rule. Rules that match the same address add up, so no two of them may name one header; and a rule can have nothing after
 * its `*`, so each file with a hash in its name is listed.
 * @param output `files` of the output, the `policy` of its pages, and whether search engines are to list them
 * @throws Error when the policy would allow more than hashes
 */
export function headersFile({ files, policy, indexed }: Output): string {
  return [
    rule('/*', {
      ...everyAnswerHeaders,
      ...(indexed ? {} : notIndexed),
      'Content-Security-Policy': contentSecurityPolicy(policy),
    }),
    rule('/static/*', forever),
    ...files.filter((file) => hashedInRoot.test(file)).map((file) => rule(`/${file}`, forever)),
    ...['/page-data/*', ...pageRules(files)].map((path) => rule(path, askedAgain)),
    rule(`/${buildJson.path}`, buildJson.headers),
    rule(`/${securityTxtPath}`, { ...askedAgain, ...securityTxtHeaders }),
    '',
  ].join('\n');
}
