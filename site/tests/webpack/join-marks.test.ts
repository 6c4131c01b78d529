/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinMarks } from '../../webpack/drawings/join-marks';
import type { SvgElement, SvgNode } from '../../webpack/drawings/marks';

const attributesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** A drawing as SVGO reads it. Ours are flat: no element stands in another. */
function read(svg: string): SvgElement {
  const children = [...svg.matchAll(/<(\w+)([^>]*)\/>/g)].map(
    ([, name = '', attributes = '']): SvgElement => ({
      type: 'element',
      name,
      attributes: attributesIn(attributes),
      children: [],
    }),
  );
  return { type: 'element', name: 'svg', attributes: {}, children };
}

/** Each element as one line of text, in the order in which they are painted. */
function joined(svg: string) {
  const root = read(svg);
  joinMarks.fn().element.exit(root);
  return root.children.flatMap((node: SvgNode) =>
    node.type === 'element'
      ? [
          `${node.name} ${Object.entries(node.attributes)
            .map((pair) => pair.join('='))
            .join(' ')}`,
        ]
      : [],
  );
}

test('bars of one colour and height become one path, row by row', () => {
  const bars =
    '<rect x="40" y="0" width="20" height="8" fill="currentColor"/>' +
    '<rect x="0" y="20" width="50" height="8" fill="currentColor"/>' +
    '<rect x="0" y="0" width="30" height="8" fill="currentColor"/>';
  expect(joined(bars)).toEqual([
    'path stroke=currentColor stroke-width=8 d=M0 4h30M40 4h20M0 24h50',
  ]);
});

test('bars that share their width are drawn upright', () => {
  const bars =
    '<rect x="0" y="0" width="4" height="10" fill="currentColor"/>' +
    '<rect x="8" y="2" width="4" height="8" fill="currentColor"/>';
  expect(joined(bars)).toEqual(['path stroke=currentColor stroke-width=4 d=M2 0v10M10 2v8']);
});

test('dots of one size become lines of no length with round ends', () => {
  const dots =
    '<circle cx="10" cy="10" r="5" fill="var(--art-tint)"/><circle cx="30" cy="10" r="5" fill="var(--art-tint)"/>';
  expect(joined(dots)).toEqual([
    'path stroke=var(--art-tint) stroke-width=10 stroke-linecap=round d=M10 10h0M30 10h0',
  ]);
});

test('what lies on something else stays above it', () => {
  const sheet = '<rect x="0" y="0" width="30" height="30" fill="currentColor"/>';
  const dot = '<circle cx="15" cy="15" r="5" fill="var(--art-paper)"/>';
  const second = '<rect x="10" y="10" width="30" height="30" fill="currentColor"/>';
  const names = joined(sheet + dot + second).map((line) => line.split(' ')[0]);
  expect(names).toEqual(['rect', 'circle', 'rect']);
});

test('anything but a plain bar or dot stays where it is', () => {
  const drawing =
    '<rect x="0" y="0" width="9" height="9" fill="currentColor"/><path d="M0 0h9" stroke="currentColor"/>' +
    '<rect x="20" y="0" width="9" height="9" fill="currentColor" rx="2"/><circle cx="5" cy="5" r="2" fill="none"/>';
  expect(joined(drawing).map((line) => line.split(' ')[0])).toEqual([
    'rect',
    'path',
    'rect',
    'circle',
  ]);
});

const art = join(__dirname, '../../src/art');

test.each(readdirSync(art))('%s keeps each of its shapes', (name) => {
  const svg = readFileSync(join(art, name), 'utf8');
  const before = read(svg).children.length;
  const own = [...svg.matchAll(/<path /g)].length;
  const after = joined(svg);
  const strokes =
    after
      .filter((line) => line.startsWith('path stroke='))
      .join('')
      .match(/M/g) ?? [];
  const others = after.filter((line) => !line.startsWith('path '));
  expect(strokes.length + others.length + own).toBe(before);
});
