import type { DrawingColours } from './palette';

/** A drawing with its colours in place, to be set into a picture. */
export interface ColouredDrawing {
  /** What stands between the `svg` tags. */
  content: string;
  /** The colour of what names none. */
  fill: string;
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  /** Whether it is made to run out of the picture on both sides. */
  bleeds: boolean;
}

const outer = /^<svg([^>]*)>([^]*)<\/svg>\s*$/;
const size = /viewBox="(0 0 ([\d.]+) ([\d.]+))"/;

/**
 * Puts colours in place of the names that a drawing reads, since nothing outside a browser knows custom properties.
 * @param svg a file of src/art
 * @throws Error when it is no drawing as src/art has them
 */
export function colourDrawing(svg: string, colours: DrawingColours): ColouredDrawing {
  const [, attributes = '', content = ''] = outer.exec(svg) ?? [];
  const [, viewBox, width = '', height = ''] = size.exec(attributes) ?? [];
  if (viewBox === undefined) throw new Error('A drawing needs a viewBox that starts at 0 0.');
  return {
    content: content
      .replaceAll('currentColor', colours.currentColor)
      .replaceAll('var(--art-accent)', colours['art-accent'])
      .replaceAll('var(--art-tint)', colours['art-tint'])
      .replaceAll('var(--art-paper)', colours['art-paper'])
      .replaceAll('var(--art-quiet)', colours['art-quiet']),
    fill: colours.currentColor,
    viewBox,
    ratio: Number(width) / Number(height),
    bleeds: attributes.includes(' slice"'),
  };
}
