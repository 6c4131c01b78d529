import { bar, dot, line, steadyRandom, times } from '../primitives.mjs';

// Nine rows of records arrive. Six turn down into the archive, three go on; the red one has an owner.
export const ground = 'calico';

const pitch = 72;
const thick = 34;
const turnAt = 900;
const ends = [1270, 1440, 1330];

export function draw({ ink, red, tint, quiet }) {
  const random = steadyRandom(23);
  const row = (index) => {
    const y = 150 + index * pitch;
    const moves = index < ends.length;
    const colour = index === 1 ? red : moves ? ink : [tint, quiet][index % 2];
    const join = (moves ? 660 : 720) + Math.floor(random() * 5) * 36;
    const marks = [];
    let x = -30;
    while (x < join - 70) {
      const width = Math.min(48 + Math.floor(random() * 6) * 26, join - 24 - x);
      marks.push(bar(x, y - thick / 2, width, thick, colour));
      x += width + 18 + Math.floor(random() * 2) * 12;
    }
    if (moves) {
      const end = ends[index];
      return [
        ...marks,
        line(`M${join} ${y}H${end}`, colour, thick),
        dot(end, y, index === 1 ? 74 : 32, colour),
      ];
    }
    const radius = (9 - index) * pitch - 20;
    const down = `M${join} ${y}H${turnAt}A${radius} ${radius} 0 0 1 ${turnAt + radius} ${y + radius}V1000`;
    return [...marks, line(down, colour, thick)];
  };
  return times(9).flatMap(row);
}
