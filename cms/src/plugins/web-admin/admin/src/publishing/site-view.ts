import type { PublishingStatus } from '../../../api';
import type { SiteReading } from './site-reading';
import { announcementOf } from './texts';

/** What the panel shows of the site, and what of it is new. */
export interface SiteView {
  reading: SiteReading;
  /** What the last reading came to; an ongoing one does not count. */
  word: PublishingStatus | 'unreadable' | undefined;
  /** For screen readers: how the state has changed. Empty before the first change. */
  announcement: string;
  /** Another one for each state of the site; undefined until one is known. */
  epoch: string | undefined;
}

export const firstView: SiteView = {
  reading: { kind: 'reading' },
  word: undefined,
  announcement: '',
  epoch: undefined,
};

function wordOf(reading: SiteReading): SiteView['word'] {
  if (reading.kind === 'known') return reading.state.status;
  return reading.kind === 'unreadable' ? 'unreadable' : undefined;
}

function epochOf(reading: SiteReading): string | undefined {
  if (reading.kind !== 'known') return undefined;
  const { status, since = '', liveSince = '' } = reading.state;
  return [status, since, liveSince].join(' ');
}

/** The view after one more reading. Only a change of the state is announced, not that it was read again. */
export function nextView(view: SiteView, reading: SiteReading): SiteView {
  const word = wordOf(reading) ?? view.word;
  const changed = view.word !== undefined && word !== view.word;
  return {
    reading,
    word,
    announcement: changed ? announcementOf(reading) : view.announcement,
    epoch: epochOf(reading) ?? view.epoch,
  };
}

/** Whether what was read of the entries still counts: not while the state cannot be read, nor before it is read anew. */
export const isReadable = ({ reading, word }: SiteView): boolean =>
  reading.kind !== 'unreadable' && (reading.kind !== 'reading' || word === undefined);
