import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { forgetForeignBuilds } from '../../build/site';
import { tempFolder } from '../support';

const file = tempFolder();
let site: string;

/** Creates the folders that a build leaves. */
function build(): void {
  forgetForeignBuilds(site);
  for (const name of ['.cache/data', 'public', '.build/.publish', 'out']) {
    mkdirSync(path.join(site, name), { recursive: true });
  }
}

const left = () =>
  ['.cache', 'public', '.build/.publish', 'out'].filter((name) =>
    existsSync(path.join(site, name)),
  );

beforeEach(() => {
  site = file('site');
  mkdirSync(site);
  build();
});

test('the next build in the same folder uses the caches', () => {
  forgetForeignBuilds(site);
  expect(left()).toEqual(['.cache', 'public', '.build/.publish', 'out']);
});

test('in a copied folder the caches are removed once, and the output stays', () => {
  const copy = file('copy');
  cpSync(site, copy, { recursive: true });
  site = copy;
  forgetForeignBuilds(site);
  expect(left()).toEqual(['out']);
  build();
  forgetForeignBuilds(site);
  expect(left()).toContain('.cache');
});

test('the caches of another Node version are removed', () => {
  const stamp = path.join(site, '.build/cached-by');
  const text = readFileSync(stamp, 'utf8');
  writeFileSync(stamp, text.replace(process.versions.node, '18.20.4'));
  forgetForeignBuilds(site);
  expect(left()).toEqual(['out']);
});

test('caches of unknown origin are removed', () => {
  rmSync(path.join(site, '.build/cached-by'));
  forgetForeignBuilds(site);
  expect(left()).toEqual(['out']);
});
