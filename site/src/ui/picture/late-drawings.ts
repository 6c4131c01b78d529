import type { Ground } from '../../content/previews';

export interface LateDrawingFile {
  /** A file of src/art, without `.svg`. */
  drawing: string;
  /** Its ground, which sets its colours. */
  ground: Ground;
  /** Its shape, as its `viewBox` has it. */
  width: number;
  height: number;
}

/** The drawings below the first screen that are not part of their page, by the name of their file. */
export const lateDrawings = {
  'banner-tools': { drawing: 'banner-tools', ground: 'paper', width: 2800, height: 900 },
  'banner-team': { drawing: 'banner-team', ground: 'paper', width: 2800, height: 900 },
  dc3: { drawing: 'dc3', ground: 'paper', width: 720, height: 480 },
  'dc3-red': { drawing: 'dc3', ground: 'red', width: 720, height: 480 },
  'aksa-studio': { drawing: 'aksa-studio', ground: 'paper', width: 720, height: 480 },
  reorg: { drawing: 'reorg-chart-modelling', ground: 'paper', width: 1440, height: 520 },
  years: { drawing: 'fig-1997', ground: 'night', width: 1174, height: 80 },
  experts: { drawing: 'fig-50', ground: 'night', width: 400, height: 200 },
  workload: { drawing: 'fig-48', ground: 'night', width: 394, height: 200 },
  offices: { drawing: 'fig-10', ground: 'night', width: 396, height: 190 },
  integrations: { drawing: 'fig-200', ground: 'night', width: 396, height: 190 },
} as const satisfies Record<string, LateDrawingFile>;

export type LateDrawingName = keyof typeof lateDrawings;

export type Scheme = 'light' | 'dark';

/** The path of a late drawing in the colours of a scheme: `/drawings/dc3-dark.svg`. */
export const lateDrawingPath = (name: string, scheme: Scheme) => `/drawings/${name}-${scheme}.svg`;

/** The id of the element in such a file that a page can reuse. */
export const lateDrawingId = 'drawing';
