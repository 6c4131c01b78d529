import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures } from '../../src/content/firm';
import { reasons } from '../../src/content/home';
import { whyChooseUs } from '../../src/content/pages/why-choose-us';

const art = join(__dirname, '../../src/art');
const drawing = (name: string) => readFileSync(join(art, name), 'utf8');
const count = (name: string, mark: RegExp) => drawing(name).match(mark)?.length;

test('there is one dot for each expert', () => {
  expect(count('fig-50.svg', /<circle /g)).toBe(parseInt(figures.experts, 10));
});

test('there is one stroke for each of the thirty years that the pages mention', () => {
  expect(count('fig-1997.svg', /<rect /g)).toBe(30);
  for (const { text } of [reasons.founded, whyChooseUs.who.founded]) {
    expect(text).toContain('our first thirty');
    expect(text).not.toMatch(/20\d\d/);
  }
});

test('there is one panel for each office', () => {
  expect(count('fig-10.svg', /<path /g)).toBe(parseInt(figures.offices, 10));
});

test('the share of faded strokes equals the share of workload that is saved', () => {
  expect(count('fig-48.svg', /<rect /g)).toBe(100);
  expect(count('fig-48.svg', /--art-tint/g)).toBe(parseInt(figures.workloadReduction, 10));
});

test('there is one stroke for each integration', () => {
  expect(count('fig-200.svg', /<rect /g)).toBe(parseInt(figures.integrations, 10));
});

test.each(readdirSync(art))('%s takes its colours from the tokens and scales', (name) => {
  expect(drawing(name)).toContain('viewBox=');
  expect(drawing(name)).not.toMatch(/#[0-9a-f]{3}|rgb|style=/i);
});
