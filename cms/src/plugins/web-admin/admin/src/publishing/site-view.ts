import type { PublishingStatus } from '../../../api';
import type { SiteReading } from './site-reading';
import { announcementOf } from './texts';

/** What the panel shows about the site, and what has changed. */
export interface SiteView {
  reading: SiteReading;
  /** The result of the last complete reading. */
  status: PublishingStatus | 'unreadable' | undefined;
  /** The last change of the state, for screen readers. Empty before the first change. */
  announcement: string;
  /** Identifies the state of the site; undefined until it is known. */
  stateKey: string | undefined;
}

export const firstView: SiteView = {
  reading: { kind: 'reading' },
  status: undefined,
  announcement: '',
  stateKey: undefined,
};

function statusOf(reading: SiteReading): SiteView['status'] {
  if (reading.kind === 'known') return reading.state.status;
  return reading.kind === 'unreadable' ? 'unreadable' : undefined;
}

function stateKeyOf(reading: SiteReading): string | undefined {
  if (reading.kind !== 'known') return undefined;
  const { status, since = '', liveSince = '' } = reading.state;
  return [status, since, liveSince].join(' ');
}

/** The view after another reading. Only a change of the state is announced. */
export function nextView(view: SiteView, reading: SiteReading): SiteView {
  const status = statusOf(reading) ?? view.status;
  const changed = view.status !== undefined && status !== view.status;
  return {
    reading,
    status,
    announcement: changed ? announcementOf(reading) : view.announcement,
    stateKey: stateKeyOf(reading) ?? view.stateKey,
  };
}

/** Whether the state of the entries is up to date: not while the state of the site is unreadable or being read again. */
export const isReadable = ({ reading, status }: SiteView): boolean =>
  reading.kind !== 'unreadable' && (reading.kind !== 'reading' || status === undefined);
