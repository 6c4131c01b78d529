import { bar, dot, line, times } from '../primitives.mjs';

// Sixty hours from Friday 18:00 to Monday 06:00, one stroke each, the three midnights taller. The old
// line ends, the new one begins; after the red dot nobody goes back.
export const ground = 'calico';

const hour = (index) => 65 + index * 24.9;
const midnights = [6, 30, 54];
const decision = hour(36);

export function draw({ ink, red, tint, quiet }) {
  const strokes = times(60).map((index) => {
    const midnight = midnights.includes(index);
    return bar(
      hour(index) - 6,
      midnight ? 780 : 840,
      12,
      midnight ? 130 : 70,
      midnight ? ink : quiet,
    );
  });
  const before = `M0 190H${decision - 150}A150 150 0 0 1 ${decision} 340V420`;
  const after = `M${decision} 420V480A150 150 0 0 0 ${decision + 150} 630H1600`;
  return [
    ...strokes,
    line(before, tint, 68),
    line(after, ink, 68),
    dot(hour(6), 190, 20, ink),
    dot(hour(22), 190, 20, ink),
    dot(decision, 410, 96, red),
  ];
}
