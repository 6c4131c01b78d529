import {
  ArrowsCounterClockwise,
  CheckCircle,
  Clock,
  EyeStriked,
  Question,
  WarningCircle,
} from '@strapi/icons';
import type { Look } from './entry-mark';
import type { SiteReading } from './site-reading';

const grey = { background: 'neutral150', border: 'neutral200', color: 'neutral700' } as const;

/**
 * Sign and colours of each state. The pairs of colours are those of the theme with a contrast of 4.5 to 1 in light and in dark,
 * which its Badge does not have.
 */
export const looks = {
  live: {
    Icon: CheckCircle,
    background: 'success100',
    border: 'success200',
    color: 'success700',
  },
  waiting: { Icon: Clock, ...grey },
  building: {
    Icon: ArrowsCounterClockwise,
    background: 'secondary100',
    border: 'secondary200',
    color: 'secondary700',
  },
  failed: {
    Icon: WarningCircle,
    background: 'danger100',
    border: 'danger200',
    color: 'danger700',
  },
  draft: { Icon: EyeStriked, ...grey },
  unknown: { Icon: Question, ...grey },
} as const satisfies Record<Look, object>;

/** The look of the whole site. */
export const lookOf = (reading: SiteReading): Look =>
  reading.kind === 'known' ? reading.state.status : 'unknown';
