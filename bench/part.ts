import { Stop } from '../scripts/start/settings';
import type { Chart } from './report/plot';
import type { Row } from './report/rows';

/** The result of one measurement: bytes, milliseconds, seconds, megabytes or scores, by name. */
export type Figures = Record<string, number>;

/** One measurement: it is made once for the same code and then skipped. */
export interface Measurement {
  /** What is measured, as labels by which the report groups: `{ site: 'ours', page: '/faq' }`. */
  of: Record<string, string>;
  /** Starts at 1. Labels and round together are unique within a part. */
  round: number;
  take: () => Promise<Figures>;
}

/** A completed measurement, as it is stored and as the report reads it. */
export interface Measured {
  of: Record<string, string>;
  round: number;
  figures: Figures;
}

export interface Report {
  /** Markdown tables and sentences below the part's heading. */
  markdown: string;
  /** The part's rows in the README's table. */
  rows: Row[];
  charts: Chart[];
}

/** What a part may use. Nothing is started until a part asks for it. */
export interface Bench {
  /** The root of the checkout. */
  root: string;
  /** The part's own folder below `bench/.work/`, which is kept between runs. */
  work: string;
  /** A short run: only what the README's table needs, and most of it once. */
  quick: boolean;
  /** Registers how to stop something that the part started; this runs after the part, and on Ctrl-C. */
  atEnd: (end: () => Promise<unknown>) => void;
}

/** One part of the bench: `npm run bench -- --only <name>`. */
export interface Part {
  name: string;
  title: string;
  /** Whether the README's table contains its rows, so that a short run includes it. */
  inTable: boolean;
  /** Files and folders, relative to the root, whose change invalidates earlier measurements. */
  inputs: string[];
  /** All measurements in their order: interleaved, so that other load on the machine affects all alike. */
  measurements: (bench: Bench) => Measurement[];
  /** Reads the measurements so far, which may be incomplete or none. */
  report: (measured: readonly Measured[]) => Report;
}

/** Something that all measurements of a part need is missing, so that the others would fail too. */
export class NotReady extends Stop {}
