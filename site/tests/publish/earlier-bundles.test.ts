/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { keepBundles } from '../../publish/earlier-bundles';
import { openWorkshop } from './workshop';

const { place, write, contentOf } = openWorkshop();

const now = Date.parse('2026-03-01T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const latest = 'app-0123456789abcdef0123.js';
const old = 'app-fedcba98765432100123.js';

const keep = (at = now) => keepBundles(place('bundles'), place('out'), [latest], at);

beforeEach(() => {
  write({ [`out/${latest}`]: 'latest' });
});

test('a truncated ledger does not fail the build, and its bundles are kept for seven more days', () => {
  write({ [`bundles/${old}`]: 'old', 'bundles/ledger.json': '{"app-' });
  expect(keep()).toEqual([old]);
  expect(keep(now + 7 * day)).toEqual([old]);
  expect(keep(now + 7 * day + 1)).toEqual([]);
});

test('a bundle that a killed publication did not record is published, and removed when it expires', () => {
  write({ [`bundles/${old}`]: 'old', 'bundles/ledger.json': '{}' });
  expect(keep()).toEqual([old]);
  expect(keep(now + 7 * day + 1)).toEqual([]);
  expect(contentOf('bundles')).not.toHaveProperty([old]);
});

test('a partial copy is never published', () => {
  write({ [`bundles/${old}.unfinished`]: 'ol', 'bundles/ledger.json': `{"${old}":null}` });
  expect(keep()).toEqual([]);
  expect(Object.keys(contentOf('bundles'))).toEqual([latest, 'ledger.json']);
});

test('a bundle in the ledger without a file is removed from the ledger', () => {
  write({ 'bundles/ledger.json': `{"${old}":null}` });
  expect(keep()).toEqual([]);
  expect(readFileSync(place('bundles/ledger.json'), 'utf8')).not.toContain(old);
});
