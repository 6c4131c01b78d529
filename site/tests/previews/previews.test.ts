/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lightTokens, coloursOf } from '../../previews/palette';
import { picturesToDraw } from '../../previews/pictures';
import { icons, manifestIcons } from '../../src/ui/page/site-icons';
import { otherPreview, previews } from '../../src/content/previews';
import { themeColours } from '../../src/content/theme';

const src = join(__dirname, '../../src');
const css = readFileSync(join(src, 'styles/tokens.css'), 'utf8');
const tokens = lightTokens(css);
const pictures = picturesToDraw(src);

const pagePaths = readdirSync(join(src, 'pages'))
  // `/404` stands for the page of an address that is gone, and for that of a draft, too.
  .filter((file) => file.endsWith('.tsx') && !['410.tsx', 'preview.tsx'].includes(file))
  .map((file) => (file === 'index.tsx' ? '/' : `/${file.replace(/\.tsx$/, '')}`));

test.each(pagePaths)('%s has a preview of its own', (path) => {
  expect(previews[path]).toBeDefined();
});

test.each(Object.keys(previews))('the preview of %s has a page', (path) => {
  expect(pagePaths).toContain(path);
});

test('no two pages share a drawing or its words', () => {
  const all = [...Object.values(previews), otherPreview];
  expect(new Set(all.map(({ drawing }) => drawing)).size).toBe(all.length);
  expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
});

test.each(pictures)('the preview of $path has all its colours', ({ svg }) => {
  expect(svg).not.toMatch(/currentColor|var\(/);
  expect(svg).toMatch(/fill="#[0-9a-f]{6}"/);
});

test('a preview names the firm and has the size that link previews expect', () => {
  const preview = pictures.find(({ path }) => path === '/previews/dc3.png');
  expect(preview?.svg).toContain('width="1200" height="630"');
  expect(preview?.svg).toContain('viewBox="0 0 225 48"');
});

test('every icon of the manifest is drawn, plain and maskable', () => {
  const drawn = pictures.map(({ path }) => path);
  for (const { path } of icons) expect(drawn).toContain(path);
  expect(manifestIcons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
});

test('the mark of a maskable icon stays within the safe zone', () => {
  for (const { purpose, share } of icons) {
    const corner = (share / 2) * Math.SQRT2;
    if (purpose === 'maskable') expect(corner).toBeLessThanOrEqual(0.4);
  }
});

test('the error names a colour that is missing in the palette', () => {
  expect(() => coloursOf('night', new Map([['night', '#000000']]))).toThrow(/on-night/);
});

test('the browser’s bar has the colour of the paper, in light and dark', () => {
  expect(themeColours.light).toBe(tokens.get('paper'));
  const dark = css.slice(css.indexOf('prefers-color-scheme: dark'));
  expect(lightTokens(dark).get('paper')).toBe(themeColours.dark);
});

test('the icon of the tab has the colours of the palette', () => {
  const favicon = readFileSync(join(src, '../static/favicon.svg'), 'utf8');
  expect(existsSync(join(src, 'art/mark.svg'))).toBe(true);
  for (const name of ['ink', 'art-accent']) expect(favicon).toContain(tokens.get(name));
});
