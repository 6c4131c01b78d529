import { bar, dot } from '../primitives.mjs';

// Words of different lengths, and at the end a full stop that can be checked.
export const ground = 'blush';

const sentence = [
  [240, 140, 340, 190, 270],
  [160, 310, 120, 260, 200, 130],
  [290, 180, 130, 370],
  [140, 260, 330],
];
const height = 116;

export function draw({ ink, red, tint }) {
  return sentence.flatMap((words, row) => {
    const y = 122 + row * 213;
    let x = 120;
    const bars = words.map((width, word) => {
      const mark = bar(x, y, width, height, (row * 2 + word) % 5 === 1 ? tint : ink);
      x += width + 36;
      return mark;
    });
    const stop = row === sentence.length - 1 ? [dot(x + 58, y + height - 58, 58, red)] : [];
    return [...bars, ...stop];
  });
}
