import { bar, branch, dot, times } from '../primitives.mjs';

// The same nine people, twice: above them the chart that is true, below them the one that is planned.
export const ground = 'calico';

const people = times(9).map((index) => 160 + index * 160);
const level = 500;
const today = [
  { x: 320, members: [0, 1, 2] },
  { x: 800, members: [3, 4, 5] },
  { x: 1280, members: [6, 7, 8] },
];
const next = [
  { x: 400, members: [0, 1, 2] },
  { x: 1120, members: [4, 5, 6, 7, 8] },
];
const mover = 3;

// Distance of the leads and of the chief from the people, above and below.
const lead = 236;
const chief = 396;

const lines = (leads, side, colour) =>
  leads.flatMap(({ x, members }) => [
    branch(800, level + side * chief, x, level + side * lead, colour, 14),
    ...members.map((member) => branch(x, level + side * lead, people[member], level, colour, 14)),
  ]);

const position = (x, y, width, colour, head) => [
  bar(x - width / 2, y - 32, width, 64, colour),
  dot(x - width / 2 + 36, y, 15, head),
];

const positions = (leads, side, colour, head) => [
  ...leads.flatMap(({ x }) => position(x, level + side * lead, 160, colour, head)),
  ...position(800, level + side * chief, 240, colour, head),
];

export function draw({ ink, red, tint, paper }) {
  return [
    ...lines(today, -1, ink),
    ...lines(next, 1, tint),
    branch(next[0].x, level + lead, people[mover], level, red, 14),
    ...positions(today, -1, ink, paper),
    ...positions(next, 1, tint, ink),
    ...people.map((x, index) =>
      dot(x, level, index === mover ? 62 : 36, index === mover ? red : ink),
    ),
  ];
}
