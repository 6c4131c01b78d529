import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fields, linesOf } from '../support';

const root = path.resolve(__dirname, '../../..');

/** The file netlify.toml as Netlify's own reader parses it. */
function read(context: string): Record<string, unknown> {
  const program = path.join(__dirname, 'read-netlify-config.mjs');
  const config: unknown = JSON.parse(linesOf(program, [root, context]).at(-1) ?? '');
  return fields(config);
}

const contexts = ['production', 'deploy-preview', 'branch-deploy'];
const builds = new Map(contexts.map((context) => [context, read(context)]));
const buildOf = (context: string) => fields(builds.get(context)?.build);

test.each(contexts)('%s publishes the output folder and the functions folder', (context) => {
  const config = builds.get(context);
  expect(String(buildOf(context).publish)).toMatch(/(^|\/)site\/out$/);
  expect(path.resolve(root, String(config?.functionsDirectory))).toBe(
    path.join(root, 'functions/entries'),
  );
});

test.each([
  ['production', 'SITE_URL=${SITE_URL:-$URL} '],
  ['deploy-preview', 'SITE_URL=$DEPLOY_PRIME_URL '],
  ['branch-deploy', 'SITE_URL=$DEPLOY_PRIME_URL '],
])('%s is built for its own address', (context, address) => {
  expect(buildOf(context).command).toBe(`${address}npm run build --workspace site`);
});

test.each(contexts)('%s is built with a Node version that each package allows', (context) => {
  const version = String(fields(buildOf(context).environment).NODE_VERSION);
  for (const file of ['package.json', 'cms/package.json']) {
    const { engines } = fields(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
    const [, least = ''] = /^>=([\d.]+)$/.exec(String(fields(engines).node)) ?? [];
    expect(least).not.toBe('');
    expect(version.localeCompare(least, 'en', { numeric: true })).toBeGreaterThan(0);
  }
});

test('only previews are hidden from search engines', () => {
  const indexed = (context: string) => fields(buildOf(context).environment).SITE_INDEXED;
  expect(contexts.map(indexed)).toEqual([undefined, 'false', 'false']);
});

test('the plugin that caches builds is found', () => {
  const { plugins } = fields(builds.get('production'));
  const [plugin, ...others] = Array.isArray(plugins) ? plugins.map(fields) : [];
  expect(others).toEqual([]);
  const folder = path.join(root, String(plugin?.package));
  for (const file of ['manifest.yml', 'package.json', 'index.mjs']) {
    expect(existsSync(path.join(folder, file))).toBe(true);
  }
});
