/**
 * The four primitives of every drawing: dot (a person), bar (a record), line (a relation) and turn
 * (a quarter circle: a change). Each returns SVG markup. Units are those of the 1600 x 1000 sheet.
 */

export const sheet = { width: 1600, height: 1000 };

const inks = {
  ink: '#1b1420',
  red: '#cf2e1b',
  tint: '#f4b9a4',
  quiet: '#ddd5d3',
  paper: '#f6f2ef',
};

/** The plates of a ground. Grey looks like dirt on blush, so there `quiet` prints in the tint. */
export const grounds = {
  calico: inks,
  blush: { ...inks, quiet: inks.tint, paper: '#fce4da' },
};

const round = (value) => Number(value.toFixed(2));

export const dot = (x, y, radius, colour) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}"/>`;

/** A dot that is not filled: someone missing, or not yet there. `dashes` as in stroke-dasharray. */
export const ring = (x, y, radius, colour, width, dashes = 'none') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;

export const bar = (x, y, width, height, colour) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${colour}"/>`;

/** A bar that is not filled: a record that is missing. */
export const box = (x, y, width, height, colour, stroke, dashes = 'none') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-dasharray="${dashes}"/>`;

/** `path` as in SVG; its arcs are turns. */
export const line = (path, colour, width, dashes = 'none') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;

/** A filled path: half circles and quarter circles. */
export const turn = (path, colour) => `<path d="${path}" fill="${colour}"/>`;

/** From one point down (or up) to another: straight, turn, straight, turn, straight. */
export function branch(x1, y1, x2, y2, colour, width) {
  if (x1 === x2) return line(`M${x1} ${y1}V${y2}`, colour, width);
  const side = Math.sign(x2 - x1);
  const way = Math.sign(y2 - y1);
  const radius = Math.min(40, Math.abs(x2 - x1) / 2);
  const middle = (y1 + y2) / 2;
  const [first, second] = side * way > 0 ? [0, 1] : [1, 0];
  return line(
    `M${x1} ${y1}V${middle - way * radius}A${radius} ${radius} 0 0 ${first} ${x1 + side * radius} ${middle}H${x2 - side * radius}A${radius} ${radius} 0 0 ${second} ${x2} ${middle + way * radius}V${y2}`,
    colour,
    width,
  );
}

/** Numbers from 0 to 1, the same ones in every run, so that a drawing comes out the same (mulberry32). */
export function steadyRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** 0, 1, 2 … up to, but without, `count`. */
export const times = (count) => [...Array(count).keys()];
