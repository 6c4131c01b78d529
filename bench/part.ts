import { Stop } from '../scripts/start/settings';
import type { Chart } from './report/plot';
import type { Row } from './report/rows';

/** What one measurement found: bytes, milliseconds, seconds, megabytes or scores, by name. */
export type Figures = Record<string, number>;

/** One single measurement: it is made once for the same code and skipped afterwards. */
export interface Measurement {
  /** What is measured, by labels that the report groups by: `{ site: 'ours', page: '/faq' }`. */
  of: Record<string, string>;
  /** From 1 on. Labels and round together are unique within a part. */
  round: number;
  take: () => Promise<Figures>;
}

/** A measurement that was made, as it is kept and as the report reads it. */
export interface Taken {
  of: Record<string, string>;
  round: number;
  figures: Figures;
}

export interface Report {
  /** Tables and sentences below the part's heading, in Markdown. */
  markdown: string;
  /** What the part adds to the README's table. */
  rows: Row[];
  charts: Chart[];
}

/** What a part may use. Nothing of it is started before a part asks for it. */
export interface Bench {
  /** The folder of the checkout. */
  root: string;
  /** A folder that is this part's own and stays between runs, below `bench/.work/`. */
  work: string;
  /** A short run: no more is measured than the README's table needs, and most of it once. */
  quick: boolean;
  /** Remembers how to end something that the part started; it is ended after the part, and on Ctrl-C. */
  atEnd: (end: () => Promise<unknown>) => void;
}

/** One part of the bench: `npm run bench -- --only <name>`. */
export interface Part {
  name: string;
  title: string;
  /** Whether the README's table has rows of it, so that a short run makes it too. */
  inTable: boolean;
  /** Files and folders, from the root, whose change makes what was measured before worthless. */
  inputs: string[];
  /** All measurements in the order in which they are made: interleaved, so that what else the machine does hits all alike. */
  measurements: (bench: Bench) => Measurement[];
  /** Reads what was measured so far, which may be a part of it or nothing. */
  report: (taken: readonly Taken[]) => Report;
}

/** What the measurements of a part need is not there, so that all the others would fail like this one. */
export class NotReady extends Stop {}
