import { bar, dot, line } from '../primitives.mjs';

// Six systems on each side. Every line between them passes a person; the red one has just been named.
export const ground = 'blush';

const pitch = 136;
const left = (row) => 128 + row * pitch;
const right = (row) => left(row) + pitch / 2;
// From each row on the left: the row on the right, and where the line changes its level.
const routes = [
  { to: 1, bend: 960 },
  { to: 3, bend: 720 },
  { to: 0, bend: 600 },
  { to: 4, bend: 840 },
  { to: 2, bend: 1080 },
  { to: 5, bend: 600 },
];
const named = 3;

function route({ from, to, bend }) {
  const radius = Math.min(56, Math.abs(to - from) / 2);
  const down = from < to;
  const step = down ? radius : -radius;
  const [first, second] = down ? [1, 0] : [0, 1];
  return `M230 ${from}H${bend}A${radius} ${radius} 0 0 ${first} ${bend + radius} ${from + step}V${to - step}A${radius} ${radius} 0 0 ${second} ${bend + 2 * radius} ${to}H1370`;
}

export function draw({ ink, red, tint, paper }) {
  const unnamed = routes.map(({ to, bend }, row) => ({
    from: left(row),
    to: right(to),
    bend,
    colour: row % 3 === 1 ? tint : ink,
    radius: 28,
  }));
  const [owned] = unnamed.splice(named, 1);
  // The red line comes last, so that it passes over the others.
  const lines = [...unnamed, { ...owned, colour: red, radius: 56 }];
  return [
    // Each line cuts a gap into those below it, as one thread passes over another.
    ...lines.flatMap((way) => [line(route(way), paper, 44), line(route(way), way.colour, 18)]),
    ...lines.flatMap(({ from, to, colour, radius }) => [
      bar(90, from - 36, 160, 72, colour),
      bar(1350, to - 36, 160, 72, colour),
      dot(410, from, radius, colour),
    ]),
  ];
}
