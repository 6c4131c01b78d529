import type { DrawingColours } from './palette';

/** A drawing with its colours filled in, ready to be placed in a picture. */
export interface ColouredDrawing {
  /** The markup inside the `svg` element. */
  content: string;
  /** The colour of shapes without a colour of their own. */
  fill: string;
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  /** Whether it runs off the picture on both sides. */
  bleeds: boolean;
}

const outer = /^<svg([^>]*)>([^]*)<\/svg>\s*$/;
const size = /viewBox="(0 0 ([\d.]+) ([\d.]+))"/;

/**
 * Replaces the custom properties of a drawing with colours, since only browsers resolve them.
 * @param svg a file of src/art
 * @throws Error when it has no viewBox as files of src/art have
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
