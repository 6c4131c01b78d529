import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  lateDrawingId,
  lateDrawingPath,
  lateDrawings,
  type LateDrawingFile,
  type Scheme,
} from '../src/ui/picture/late-drawings';
import { darkTokens, lightTokens, coloursOf } from './palette';
import type { Picture } from './pictures';
import { colourDrawing } from './colour-drawing';

/**
 * The drawings that are files of their own, in the colours of both schemes.
 * @param src the folder `src` of the site
 * @throws Error when the shape of a drawing differs from its place in the page
 */
export function lateDrawingFiles(src: string): Picture[] {
  const read = (file: string) => readFileSync(join(src, file), 'utf8');
  const css = read('styles/tokens.css');
  const schemes: [Scheme, Map<string, string>][] = [
    ['light', lightTokens(css)],
    ['dark', darkTokens(css)],
  ];
  return Object.entries<LateDrawingFile>(lateDrawings).flatMap(
    ([name, { drawing, ground, width, height }]) =>
      schemes.map(([scheme, tokens]) => {
        const colours = coloursOf(ground, tokens);
        const { content, fill, viewBox } = colourDrawing(read(`art/${drawing}.svg`), colours);
        const shape = `0 0 ${String(width)} ${String(height)}`;
        if (viewBox !== shape) throw new Error(`${drawing}.svg is ${viewBox}, its place ${shape}.`);
        return {
          path: lateDrawingPath(name, scheme),
          svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="${lateDrawingId}" fill="${fill}">${content}</g></svg>`,
        };
      }),
  );
}

/** Writes drawings to their files. Anything else in their folders is removed. */
export function writeDrawings(drawings: readonly Picture[], publicDir: string): void {
  const folders = new Set(drawings.map(({ path }) => join(publicDir, dirname(path))));
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  for (const { path, svg } of drawings) writeFileSync(join(publicDir, path), svg);
}
