import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { healthcarePage } from '../../src/content/pages/healthcare';
import Healthcare from '../../src/pages/healthcare';

const { useCase } = healthcarePage;

const marks = (name: string) => {
  const drawing = readFileSync(join(__dirname, '../../src/art', `${name}.svg`), 'utf8');
  return [...drawing.matchAll(/<rect x="([\d.]+)" y="([\d.]+)"[^>]* fill="([^"]+)"/g)].map(
    ([, x, y, fill]) => ({ x: Number(x), y: Number(y), fill }),
  );
};
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

test('the use case has the anchor of old links and says that it is invented', () => {
  render(<Healthcare />);
  const section = screen.getByRole('region', { name: useCase.title });
  expect(section).toHaveAttribute('id', 'use-case');
  expect(within(section).getByText(/^Hypothetical\./)).toBeInTheDocument();
});

test('the ward has as many marks of each kind as the page says', () => {
  const places = marks('ward');
  const filled = (fill: string) => places.filter((place) => place.fill === fill).length;
  expect(numbersIn(useCase.roster.caption)).toEqual([places.length]);
  expect(numbersIn(useCase.roster.marks.planned)).toEqual([filled('currentColor')]);
  expect(numbersIn(useCase.roster.marks.changed)).toEqual([filled('var(--art-tint)')]);
  expect(numbersIn(useCase.roster.marks.empty)).toEqual([filled('var(--art-accent)')]);
});

test('24 people with 14 shifts each fill the roster exactly', () => {
  const [people = 0, shifts = 0, ...sums] = numbersIn(useCase.before);
  expect(sums).toEqual([people * shifts, people * shifts]);
  expect(marks('ward')).toHaveLength(people * shifts);
});

test('the number of changes at night is the one on the page, and a quarter of the places are nights', () => {
  const places = marks('ward');
  const rows = [...new Set(places.map(({ y }) => y))].sort((a, b) => a - b);
  const nights = places.filter(({ y }) => rows.indexOf(y) >= 9);
  const changed = nights.filter(({ fill }) => fill === 'var(--art-tint)');
  expect(useCase.steps[0].text).toContain(`Of the 33 changes, ${String(changed.length)} fall`);
  expect(nights.length * 4).toBe(places.length);
});

test('the empty place is the third Thursday, at night', () => {
  const places = marks('ward');
  const days = [...new Set(places.map(({ x }) => x))].sort((a, b) => a - b);
  const empty = places.filter(({ fill }) => fill === 'var(--art-accent)');
  const thirdThursday = 2 * 7 + 3;
  expect(empty.map(({ x }) => days.indexOf(x))).toEqual([thirdThursday]);
});

test.each(['nights-five', 'nights-seven'])('%s adds up to 28 nights', (name) => {
  expect(marks(name)).toHaveLength(28);
});
