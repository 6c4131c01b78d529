import type { Part } from './part';
import { buildsPart } from './parts/builds';
import { intakePart } from './parts/intake';
import { lighthousePart } from './parts/lighthouse';
import { listsPart } from './parts/lists';
import { pagesPart } from './parts/pages';
import { paintsPart } from './parts/paints';
import { tapsPart } from './parts/taps';

/** All parts, in the order in which they are measured and reported. */
export const parts: readonly Part[] = [
  pagesPart,
  paintsPart,
  lighthousePart,
  tapsPart,
  buildsPart,
  listsPart,
  intakePart,
];
