import { dot, ring, times } from '../primitives.mjs';

// Two departments draw a circle around the same people. One person stands on the line.
export const ground = 'calico';

const radius = 400;
const centres = [600, 1000];
const pitch = 88;
const crossing = 500 - Math.sqrt(radius ** 2 - 200 ** 2);

export function draw({ ink, red, tint, quiet }) {
  const people = times(19 * 11).flatMap((index) => {
    const x = 800 + ((index % 19) - 9) * pitch;
    const y = 500 + (Math.floor(index / 19) - 5) * pitch;
    const fromLine = centres.map((centre) => radius - Math.hypot(x - centre, y - 500));
    if (fromLine.some((distance) => Math.abs(distance) < 42)) return [];
    if (Math.hypot(x - 800, y - crossing) < 110) return [];
    const [first, second] = fromLine.map((distance) => distance > 0);
    if (first && second) return [dot(x, y, 29, ink)];
    if (first) return [dot(x, y, 29, tint)];
    return second ? [dot(x, y, 29, quiet)] : [];
  });
  return [
    ...centres.map((centre) => ring(centre, 500, radius, ink, 16)),
    ...people,
    dot(800, crossing, 66, red),
  ];
}
