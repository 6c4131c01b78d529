/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lateDrawingFiles, writeDrawings } from '../../previews/late-drawings';
import { lateDrawings } from '../../src/ui/picture/late-drawings';

const drawings = lateDrawingFiles(join(__dirname, '../../src'));

test('each late drawing has the shape of its place and the colours of both schemes', () => {
  expect(drawings).toHaveLength(2 * Object.keys(lateDrawings).length);
  for (const { svg } of drawings) expect(svg).not.toMatch(/currentColor|var\(|style/);
  const [light, dark] = ['light', 'dark'].map(
    (scheme) => drawings.find(({ path }) => path === `/drawings/dc3-${scheme}.svg`)?.svg,
  );
  expect(light).toContain('viewBox="0 0 720 480"');
  expect(light).toContain('#cf2e1b');
  expect(dark).toContain('#ff6a52');
});

test('drawings that no page shows are removed', () => {
  const publicDir = mkdtempSync(join(tmpdir(), 'late-drawings-'));
  mkdirSync(join(publicDir, 'drawings'));
  writeFileSync(join(publicDir, 'drawings/old.svg'), '');
  writeDrawings([{ path: '/drawings/new.svg', svg: '<svg/>' }], publicDir);
  expect(existsSync(join(publicDir, 'drawings/old.svg'))).toBe(false);
  expect(readFileSync(join(publicDir, 'drawings/new.svg'), 'utf8')).toBe('<svg/>');
  rmSync(publicDir, { recursive: true });
});

test('a page finds the drawing in its file, with its default colour', () => {
  const { svg } = drawings.find(({ path }) => path === '/drawings/banner-team-dark.svg') ?? {};
  expect(svg).toMatch(/<g id="drawing" fill="#f6efec"><.*><\/g><\/svg>$/);
});
