import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures, firm } from '../../src/content/firm';

const drawing = (name: string) =>
  readFileSync(join(__dirname, '../../src/art', `${name}.svg`), 'utf8');
const count = (name: string, mark: RegExp) => drawing(name).match(mark)?.length;

test('there is one dot for each country, and a large one for each office', () => {
  expect(count('fig-70', /<circle /g)).toBe(parseInt(figures.countries, 10));
  expect(count('fig-70', /r="15"/g)).toBe(parseInt(figures.offices, 10));
});

test('the week has five days of 24 hours, and a dark stroke for each support hour', () => {
  const [, from = '', to = ''] = /(\d+)Am-(\d+)Pm/.exec(firm.hours) ?? [];
  const hours = Number(to) + 12 - Number(from);
  expect(count('fig-week', /<rect /g)).toBe(5 * 24);
  expect(count('fig-week', /currentColor|--art-accent/g)).toBe(5 * hours);
});

test('there is one full stroke for each year of average experience', () => {
  expect(count('fig-5', /currentColor/g)).toBe(Number(/\d+/.exec(figures.averageExperience)));
});
