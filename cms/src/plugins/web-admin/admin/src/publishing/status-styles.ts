import {
  ArrowsCounterClockwise,
  CheckCircle,
  Clock,
  EyeStriked,
  Question,
  WarningCircle,
} from '@strapi/icons';
import type { MarkStatus } from './entry-mark';
import type { SiteReading } from './site-reading';

const grey = { background: 'neutral150', border: 'neutral200', color: 'neutral700' } as const;

/**
 * The icon and the colours of each state. Each pair of colours has a contrast of 4.5 to 1 in both themes, unlike the design
 * system's Badge.
 */
export const statusStyles = {
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
} as const satisfies Record<MarkStatus, object>;

/** The state of the site as the banner marks it. */
export const markOf = (reading: SiteReading): MarkStatus =>
  reading.kind === 'known' ? reading.state.status : 'unknown';
