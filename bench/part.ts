/** What one measurement found: named numbers (bytes, milliseconds, megabytes, scores), and what a reader should know. */
export interface Found {
  figures: Record<string, number>;
  notes?: string[];
}

/** One single measurement: it is made once for the same code and skipped afterwards. */
export interface Measurement {
  /** What is measured, by labels that the report groups by: `{ site: 'ours', page: '/faq' }`. */
  of: Record<string, string>;
  /** From 1 on. Labels and round together are unique within a part. */
  round: number;
  take: () => Promise<Found>;
}

/** A measurement that was made, as it is kept and as the report reads it. */
export interface Taken {
  of: Record<string, string>;
  round: number;
  figures: Record<string, number>;
  notes: string[];
}

/** A row of "To reach": `reached` is undefined as long as it is not measured. */
export interface Reach {
  measure: string;
  reach: string;
  measured: string;
  reached: boolean | undefined;
}

/** One panel of the plot: a group of bars for each label, one bar for each site. */
export interface Chart {
  title: string;
  unit: string;
  groups: { label: string; bars: { site: string; value: number }[] }[];
}

export interface Report {
  /** Tables and sentences below the part's heading, in Markdown. */
  markdown: string;
  reach: Reach[];
  charts: Chart[];
}

/** What a part may use. Nothing of it is started before a part asks for it. */
export interface Bench {
  /** The folder of the checkout. */
  root: string;
  /** A folder that is this part's own and stays between runs, below `bench/.work/`. */
  work: string;
  /** How many rounds are wanted instead of the part's own number, for a quick look. */
  rounds: number | undefined;
  /** Remembers how to end something that the part started; it is ended after the part, and on Ctrl-C. */
  atEnd: (end: () => Promise<unknown>) => void;
}

/** One part of the bench: `npm run bench -- --only <name>`. */
export interface Part {
  name: string;
  title: string;
  /** Files and folders, from the root, whose change makes what was measured before worthless. */
  inputs: string[];
  /** All measurements in the order in which they are made: interleaved, so that what else the machine does hits all alike. */
  measurements: (bench: Bench) => Measurement[];
  /** Reads what was measured so far, which may be a part of it or nothing. */
  report: (taken: readonly Taken[]) => Report;
}
