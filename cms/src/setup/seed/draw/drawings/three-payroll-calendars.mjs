import { bar, line, times } from '../primitives.mjs';

// Three months of 31 days with three paydays; their lines meet in one month with one payday, the 25th.
export const ground = 'calico';

const small = { width: 36, height: 28, pitchX: 48, pitchY: 42 };
const big = { width: 76, height: 84, pitchX: 92, pitchY: 104 };
const level = 604;
const months = [
  { top: 127, payday: 21 },
  { top: 422, payday: 31 },
  { top: 717, payday: 28 },
];

function month(left, top, cell, colourOf) {
  return times(31).map((index) =>
    bar(
      left + (index % 7) * cell.pitchX,
      top + Math.floor(index / 7) * cell.pitchY,
      cell.width,
      cell.height,
      colourOf(index + 1),
    ),
  );
}

function paydayLine({ top, payday }) {
  const column = (payday - 1) % 7;
  const y = top + Math.floor((payday - 1) / 7) * small.pitchY + small.height / 2;
  const start = `M${100 + column * small.pitchX + small.width} ${y}`;
  if (y === level) return `${start}H864`;
  const down = y < level;
  const radius = 84;
  const step = down ? radius : -radius;
  const [first, second] = down ? [1, 0] : [0, 1];
  return `${start}H580A${radius} ${radius} 0 0 ${first} 664 ${y + step}V${level - step}A${radius} ${radius} 0 0 ${second} 748 ${level}H864`;
}

export function draw({ ink, red, tint, quiet }) {
  const marks = [ink, tint, ink];
  const today = months.flatMap(({ top, payday }, index) =>
    month(100, top, small, (day) => (day === payday ? marks[index] : quiet)),
  );
  const lines = [1, 0, 2].map((index) => line(paydayLine(months[index]), marks[index], 18));
  const agreed = month(864, 250, big, (day) => {
    if (day === 25) return red;
    return day > 21 && day < 25 ? tint : ink;
  });
  return [...today, ...lines, ...agreed];
}
