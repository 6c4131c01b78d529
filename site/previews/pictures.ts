import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons } from '../src/ui/page/site-icons';
import { otherPreviewPath, previewPath } from '../src/ui/page/preview-picture';
import { otherPreview, previews, type Preview } from '../src/content/previews';
import { composeIcon, composePreview } from './compose';
import { lightTokens, coloursOf } from './palette';

/** A picture to draw: its path on the site, and what it shows. */
export interface Picture {
  path: string;
  svg: string;
}

/**
 * Every picture that is drawn from src/art while the site is built: previews and icons.
 * @param src the folder `src` of the site
 * @throws Error that names a page whose drawing is missing
 */
export function picturesToDraw(src: string): Picture[] {
  const read = (file: string) => readFileSync(join(src, file), 'utf8');
  const tokens = lightTokens(read('styles/tokens.css'));
  const wordmark = read('art/wordmark.svg');
  const preview = (path: string, { drawing, ground }: Preview): Picture => ({
    path,
    svg: composePreview(read(`art/${drawing}.svg`), wordmark, coloursOf(ground, tokens)),
  });
  const mark = read('art/mark.svg');
  const paper = coloursOf('paper', tokens);
  return [
    ...Object.entries(previews).map(([page, each]) => preview(previewPath(page), each)),
    preview(otherPreviewPath, otherPreview),
    ...icons.map(({ path, side, share }) => ({ path, svg: composeIcon(mark, paper, side, share) })),
  ];
}
