import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { forgetForeignBuilds } from '../../build/site';
import { tempFolder } from '../support';

const file = tempFolder();
let site: string;

/** The files that a build leaves. */
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
  site = file('clone/site');
  mkdirSync(site, { recursive: true });
  build();
});

test('the next build in the same folder uses the caches', () => {
  forgetForeignBuilds(site);
  expect(left()).toEqual(['.cache', 'public', '.build/.publish', 'out']);
});

test('the compiled configuration is removed once when the contract changes', () => {
  const contract = file('clone/cms/src/contract');
  const compiled = path.join(site, '.cache/.parcel-cache');
  mkdirSync(contract, { recursive: true });
  for (const text of ['1', '2']) {
    writeFileSync(path.join(contract, 'limits.ts'), `export const limit = ${text};`);
    mkdirSync(compiled, { recursive: true });
    forgetForeignBuilds(site);
    expect(existsSync(compiled)).toBe(false);
    mkdirSync(compiled);
    forgetForeignBuilds(site);
    expect(existsSync(compiled)).toBe(true);
  }
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

test('caches of another version of Node are removed', () => {
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
