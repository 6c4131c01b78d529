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

/** Netlify's cache, with this outcome for each of its operations. */
const openCache = (end = () => Promise.resolve(true)) => ({
  restore: jest.fn<Promise<boolean>, [string[]]>(end),
  save: jest.fn<Promise<boolean>, [string[]]>(end),
});

test('the caches are restored before a build and saved after it', async () => {
  const cache = openCache();
  await onPreBuild({ utils: { cache } });
  expect(cache.restore).toHaveBeenCalledWith(cached);
  expect(cache.save).not.toHaveBeenCalled();
  await onPostBuild({ utils: { cache } });
  expect(cache.save).toHaveBeenCalledWith(cached);
});

test('the build’s caches and the scripts of earlier deploys are kept', () => {
  expect([...cached].sort()).toEqual([
    'site/.build',
    'site/.bundles',
    'site/.cache',
    'site/public',
  ]);
  for (const folder of cached) expect(existsSync(path.join(root, path.dirname(folder)))).toBe(true);
});

test('a failing cache does not fail the build, and the log says so', async () => {
  const cache = openCache(() => Promise.reject(new Error('no room')));
  await onPreBuild({ utils: { cache } });
  await onPostBuild({ utils: { cache } });
  expect(said).toEqual([
    ['Earlier builds: could not be restored (no room).'],
    ['Earlier builds: could not be kept (no room).'],
  ]);
});

test('the first build finds no cache', async () => {
  const cache = openCache(() => Promise.resolve(false));
  await onPreBuild({ utils: { cache } });
  expect(said).toEqual([['Earlier builds: none found.']]);
});
