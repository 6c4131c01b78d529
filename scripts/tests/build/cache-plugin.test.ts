import { existsSync } from 'node:fs';
import path from 'node:path';
import { cached, onPostBuild, onPreBuild } from '../../build/cache-plugin/index.mjs';
import { listenToConsole } from '../support';

const root = path.resolve(__dirname, '../../..');

let said: unknown[][];

beforeEach(() => {
  said = listenToConsole('log');
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Netlify's cache, each of whose works ends so. */
const openCache = (end = () => Promise.resolve(true)) => ({
  restore: jest.fn<Promise<boolean>, [string[]]>(end),
  save: jest.fn<Promise<boolean>, [string[]]>(end),
});

test('before a build what earlier ones left is put back, after it what it leaves is kept', async () => {
  const cache = openCache();
  await onPreBuild({ utils: { cache } });
  expect(cache.restore).toHaveBeenCalledWith(cached);
  expect(cache.save).not.toHaveBeenCalled();
  await onPostBuild({ utils: { cache } });
  expect(cache.save).toHaveBeenCalledWith(cached);
});

test('the caches of the build are kept, and the scripts of earlier deploys', () => {
  expect([...cached].sort()).toEqual([
    'site/.build',
    'site/.bundles',
    'site/.cache',
    'site/public',
  ]);
  for (const folder of cached) expect(existsSync(path.join(root, path.dirname(folder)))).toBe(true);
});

test('a cache that fails fails no build, and the log says so', async () => {
  const cache = openCache(() => Promise.reject(new Error('no room')));
  await onPreBuild({ utils: { cache } });
  await onPostBuild({ utils: { cache } });
  expect(said).toEqual([
    ['Earlier builds: could not be restored (no room).'],
    ['Earlier builds: could not be kept (no room).'],
  ]);
});

test('a first build finds nothing', async () => {
  const cache = openCache(() => Promise.resolve(false));
  await onPreBuild({ utils: { cache } });
  expect(said).toEqual([['Earlier builds: none found.']]);
});
