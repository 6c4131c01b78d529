import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measured } from '../part';
import { Journal } from '../run/journal';

const file = () => join(mkdtempSync(join(tmpdir(), 'journal-')), 'measured.jsonl');

const measured = (page: string, round: number, js: number): Measured => ({
  of: { page },
  round,
  figures: { js },
});

it('returns earlier measurements, so that a run can continue', () => {
  const place = file();
  new Journal(place, 'code').add(measured('/faq', 1, 10));
  new Journal(place, 'code').add(measured('/faq', 2, 12));
  expect(new Journal(place, 'code').read()).toEqual([
    measured('/faq', 1, 10),
    measured('/faq', 2, 12),
  ]);
});

it('ignores measurements of other code', () => {
  const place = file();
  new Journal(place, 'old code').add(measured('/faq', 1, 10));
  expect(new Journal(place, 'new code').read()).toEqual([]);
});

it('keeps the other lines if one is cut off', () => {
  const place = file();
  new Journal(place, 'code').add(measured('/faq', 1, 10));
  appendFileSync(place, '\n{"print":"code","of":{"pa');
  new Journal(place, 'code').add(measured('/faq', 2, 12));
  expect(new Journal(place, 'code').read()).toHaveLength(2);
});

it('discards everything on request', () => {
  const journal = new Journal(file(), 'code');
  journal.add(measured('/faq', 1, 10));
  journal.forget();
  expect(journal.read()).toEqual([]);
});
