import { previewSize } from '../src/ui/page/preview-picture';
import type { DrawingColours } from './palette';
import { colourDrawing, type ColouredDrawing } from './colour-drawing';

/** The position of a drawing in a picture, and how it fits if its aspect ratio differs (SVG's preserveAspectRatio). */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  sits: string;
}

const { width, height } = previewSize;
const margin = 72;

/** Top left, since link previews put their own words over the bottom. */
const wordmarkPlace: Place = {
  x: margin,
  y: 64,
  width: 412,
  height: 88,
  sits: 'xMinYMin meet',
};

/** A drawing with a larger aspect ratio is placed below the wordmark, any other one beside it. */
const maxRatioBeside = 2.2;

const below = { y: 224, height: height - 224 - margin };

function placeOf({ ratio, bleeds }: ColouredDrawing): Place {
  if (ratio <= maxRatioBeside) {
    const y = ratio > 1.4 ? 152 : margin;
    return {
      x: 520,
      y,
      width: width - 520 - margin,
      height: height - y - margin,
      sits: 'xMaxYMax meet',
    };
  }
  // These are anchored to the lower right corner, as on the start page.
  if (bleeds && ratio < 4) return { x: 0, y: 0, width, height, sits: 'xMaxYMax slice' };
  if (bleeds) return { x: 0, ...below, width, sits: 'xMidYMid slice' };
  return { x: margin, ...below, width: width - 2 * margin, sits: 'xMidYMax meet' };
}

const set = ({ content, fill, viewBox }: ColouredDrawing, place: Place) =>
  `<svg x="${String(place.x)}" y="${String(place.y)}" width="${String(place.width)}" height="${String(place.height)}" viewBox="${viewBox}" preserveAspectRatio="${place.sits}" fill="${fill}">${content}</svg>`;

const picture = (size: { width: number; height: number }, ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size.width)}" height="${String(size.height)}"><rect width="100%" height="100%" fill="${ground}"/>${content}</svg>`;

/**
 * The picture of a page, as SVG.
 * @param drawing the drawing's file
 * @param wordmark the wordmark's file
 */
export function composePreview(drawing: string, wordmark: string, colours: DrawingColours): string {
  const art = colourDrawing(drawing, colours);
  const words = colourDrawing(wordmark, colours);
  return picture(previewSize, colours.ground, set(art, placeOf(art)) + set(words, wordmarkPlace));
}

/**
 * An icon, as SVG: the mark on a ground that fills the square.
 * @param mark the mark's file
 * @param share how much of the side the mark takes
 */
export function composeIcon(
  mark: string,
  colours: DrawingColours,
  side: number,
  share: number,
): string {
  const inner = side * share;
  const offset = (side - inner) / 2;
  return picture(
    { width: side, height: side },
    colours.ground,
    set(colourDrawing(mark, colours), {
      x: offset,
      y: offset,
      width: inner,
      height: inner,
      sits: 'xMidYMid meet',
    }),
  );
}
