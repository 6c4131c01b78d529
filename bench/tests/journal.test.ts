import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Taken } from '../part';
import { Journal } from '../run/journal';

const file = () => join(mkdtempSync(join(tmpdir(), 'journal-')), 'measured.jsonl');

const measured = (page: string, round: number, js: number): Taken => ({
  of: { page },
  round,
  figures: { js },
});

it('gives back what was measured, for a run that goes on', () => {
  const place = file();
  new Journal(place, 'code').add(measured('/faq', 1, 10));
  new Journal(place, 'code').add(measured('/faq', 2, 12));
  expect(new Journal(place, 'code').read()).toEqual([
    measured('/faq', 1, 10),
    measured('/faq', 2, 12),
  ]);
});

it('passes over what was measured of other code', () => {
  const place = file();
  new Journal(place, 'old code').add(measured('/faq', 1, 10));
  expect(new Journal(place, 'new code').read()).toEqual([]);
});

it('keeps all else when a line was cut off while it was written', () => {
  const place = file();
  new Journal(place, 'code').add(measured('/faq', 1, 10));
  appendFileSync(place, '\n{"print":"code","of":{"pa');
  new Journal(place, 'code').add(measured('/faq', 2, 12));
  expect(new Journal(place, 'code').read()).toHaveLength(2);
});

it('forgets everything when it is told to', () => {
  const journal = new Journal(file(), 'code');
  journal.add(measured('/faq', 1, 10));
  journal.forget();
  expect(journal.read()).toEqual([]);
});
