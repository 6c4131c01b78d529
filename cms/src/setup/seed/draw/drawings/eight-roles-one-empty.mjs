import { bar, dot, line, ring, steadyRandom, times, turn } from '../primitives.mjs';

// Eight people carry a load of records. One of them is not there; the load does not know it yet.
export const ground = 'blush';

const empty = 5;

/** Four rows of records, each shorter than the one below it. */
function load({ ink, tint }) {
  const random = steadyRandom(4);
  return times(4).flatMap((row) => {
    const end = 1470 - row * 90;
    const bars = [];
    let x = 130 + row * 90;
    while (x < end - 40) {
      const width = Math.min(70 + Math.floor(random() * 5) * 38, end - x);
      bars.push(bar(x, 372 - row * 84, width, 64, random() < 0.34 ? tint : ink));
      x += width + 18;
    }
    return bars;
  });
}

function carrier(index, { ink, red, tint }) {
  const x = 121 + index * 194;
  const bust = (radius) =>
    `M${x - radius} 1000V${700 + radius}A${radius} ${radius} 0 0 1 ${x + radius} ${700 + radius}V1000`;
  if (index === empty)
    return [ring(x, 582, 62, red, 12, '24 14.9'), line(bust(70), red, 12, '24 15')];
  const colour = index % 3 === 1 ? tint : ink;
  return [dot(x, 582, 68, colour), turn(bust(76), colour)];
}

export function draw(plates) {
  return [
    ...load(plates),
    bar(0, 472, 1600, 44, plates.ink),
    ...times(8).flatMap((index) => carrier(index, plates)),
  ];
}
