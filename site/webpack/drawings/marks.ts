/** An element as SVGO hands it to a plugin, as far as it is read here. */
export interface SvgElement {
  type: 'element';
  name: string;
  attributes: Record<string, string>;
  children: SvgNode[];
}

export type SvgNode =
  SvgElement | { type: 'text' | 'comment' | 'cdata' | 'instruction' | 'doctype' };

/** A filled bar or dot: the place that it takes, and its colour. */
export interface Mark {
  fill: string;
  round: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

const readings = {
  rect: ['fill', 'height', 'width', 'x', 'y'],
  circle: ['cx', 'cy', 'fill', 'r'],
};

/** Reads a `rect` or `circle` that is a plain filled shape; anything else about it makes it no mark. */
export function readMark({ name, attributes }: SvgElement): Mark | undefined {
  const { fill = '' } = attributes;
  const number = (attribute: string) => Number(attributes[attribute]);
  if (fill === '' || fill === 'none') return undefined;
  if (name === 'rect' && hasOnly(attributes, readings.rect)) {
    return {
      fill,
      round: false,
      left: number('x'),
      top: number('y'),
      width: number('width'),
      height: number('height'),
    };
  }
  if (name === 'circle' && hasOnly(attributes, readings.circle)) {
    const side = 2 * number('r');
    return {
      fill,
      round: true,
      left: number('cx') - number('r'),
      top: number('cy') - number('r'),
      width: side,
      height: side,
    };
  }
  return undefined;
}

/** Whether one mark would paint over the other. */
export const overlaps = (a: Mark, b: Mark) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const hasOnly = (attributes: Record<string, string>, names: readonly string[]) =>
  Object.keys(attributes).sort().join() === names.join();
