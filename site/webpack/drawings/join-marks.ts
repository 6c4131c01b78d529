import { overlaps, readMark, type Mark, type SvgElement, type SvgNode } from './marks';
import { drawStrokes, penOf, toStrokes, type Stroke } from './strokes';

interface Piece {
  element: SvgElement;
  mark: Mark;
  stroke: Stroke;
}

/**
 * A plugin of SVGO. Our drawings count things, a shape for each, and a file of `src/art` says so plainly. In the page the
 * bars and dots of one colour and thickness are one path of strokes: the same picture in a tenth of the elements.
 */
export const joinMarks = {
  name: 'joinMarks',
  fn: () => ({
    element: {
      exit: (element: SvgElement) => {
        if (element.name === 'svg') element.children = join(element.children);
      },
    },
  }),
};

function join(children: readonly SvgNode[]) {
  const result: SvgNode[] = [];
  let run: { element: SvgElement; mark: Mark }[] = [];
  const endRun = () => {
    result.push(...joinRun(run));
    run = [];
  };
  for (const child of children) {
    const mark = child.type === 'element' ? readMark(child) : undefined;
    if (child.type === 'element' && mark) {
      run.push({ element: child, mark });
    } else {
      endRun();
      result.push(child);
    }
  }
  endRun();
  return result;
}

function joinRun(run: readonly { element: SvgElement; mark: Mark }[]) {
  const strokes = toStrokes(run.map(({ mark }) => mark));
  const pieces = run.flatMap((part, index) => {
    const stroke = strokes[index];
    return stroke ? [{ ...part, stroke }] : [];
  });
  return sortIntoLayers(pieces).map((layer) => toElement(layer));
}

/** Puts a piece to those of its pen, unless something in between lies under it. */
function sortIntoLayers(pieces: readonly Piece[]) {
  const layers: Piece[][] = [];
  for (const piece of pieces) {
    const isOver = (layer: Piece[]) => layer.some(({ mark }) => overlaps(mark, piece.mark));
    const hasPen = (layer: Piece[]) => layer[0] && penOf(layer[0].stroke) === penOf(piece.stroke);
    const nearest = [...layers].reverse().find((layer) => hasPen(layer) || isOver(layer));
    if (nearest && hasPen(nearest)) nearest.push(piece);
    else layers.push([piece]);
  }
  return layers;
}

function toElement(layer: readonly Piece[]): SvgElement {
  const [first, second] = layer;
  if (!first) throw new Error('A layer holds at least one piece.');
  if (!second) return first.element;
  const { colour, thickness, round } = first.stroke;
  return {
    type: 'element',
    name: 'path',
    attributes: {
      stroke: colour,
      'stroke-width': String(thickness),
      ...(round ? { 'stroke-linecap': 'round' } : {}),
      d: drawStrokes(layer.map(({ stroke }) => stroke)),
    },
    children: [],
  };
}
