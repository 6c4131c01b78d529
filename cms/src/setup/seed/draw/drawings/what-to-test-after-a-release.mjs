import { dot, ring, times } from '../primitives.mjs';

// A change in the corner. What it touches is tested first, what it can reach next; the rest is left alone.
export const ground = 'calico';

const corner = { x: 190, y: 846 };
const pitch = 122;
const columns = 11;

export function draw({ ink, red, tint, quiet }) {
  const cases = times(columns * 7)
    .slice(1)
    .map((index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const [x, y] = [corner.x + column * pitch, corner.y - row * pitch];
      const distance = Math.hypot(column, row);
      if (distance < 2.9) return dot(x, y, 38, ink);
      if (distance < 5) return dot(x, y, 38, tint);
      return ring(x, y, 24, quiet, 8);
    });
  return [...cases, dot(corner.x, corner.y, 82, red)];
}
