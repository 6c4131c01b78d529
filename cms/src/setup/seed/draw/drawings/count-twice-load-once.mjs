import { bar, box, dot, line, times } from '../primitives.mjs';

// A hundred records before the load and a hundred after it: 99 are on either side, one is on its way.
export const ground = 'blush';

const record = { width: 40, height: 56, pitchX: 60, pitchY: 84 };
const missing = 45;
const top = 94;
const level = top + Math.floor(missing / 10) * record.pitchY;

function side(left, { ink, tint }) {
  return times(100).map((index) => {
    const x = left + (index % 10) * record.pitchX;
    const y = top + Math.floor(index / 10) * record.pitchY;
    if (index === missing)
      return box(x + 3, y + 3, record.width - 6, record.height - 6, ink, 6, '12 9');
    return bar(x, y, record.width, record.height, index % 13 === 4 ? tint : ink);
  });
}

export function draw(plates) {
  const { red, tint } = plates;
  return [
    ...side(70, plates),
    ...side(950, plates),
    line(`M690 ${level + record.height / 2}H910`, tint, 16),
    bar(772, level - 12, 56, 80, red),
    dot(800, level - 62, 38, red),
  ];
}
