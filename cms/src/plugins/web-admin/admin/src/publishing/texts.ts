import type { PublishingState } from '../../../api';
import { formatMoment, formatTime } from '../ui/dates';
import type { SiteReading } from './site-reading';

interface Times {
  /** The start, and the time of the answer, both by the server's clock; ISO 8601. */
  since: string;
  now: string;
  /** The time of the answer, and now, both by the browser's clock; milliseconds. */
  receivedAt: number;
  clock: number;
}

/** The time since the start in milliseconds. It does not depend on the browser's clock being right. */
export function elapsedMs({ since, now, receivedAt, clock }: Times): number {
  const whenAsked = Date.parse(now) - Date.parse(since);
  return Math.max(0, whenAsked + Math.max(0, clock - receivedAt));
}

/** A duration such as `5 s`, `1 min 5 s` or `1 h 0 min`. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${String(seconds)} s`;
  if (minutes < 60) return `${String(minutes)} min ${String(seconds % 60)} s`;
  return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
}

export const texts = {
  reading: 'The state of the site is being read.',
  unreadable: 'The state of the site cannot be read right now.',
  buildRequested: 'The site will be built now.',
  buildNotRequested: 'The build was not started.',
  viewOnSite: 'View on site',
} as const;

/** A state in words, without the duration of a build, which is updated each second. */
interface SiteText {
  headline: string;
  /** May be empty. */
  detail: string;
}

function nextBuild(at: string, by: string, now: string, timeZone?: string): string {
  if (Date.parse(at) <= Date.parse(now)) return 'The next build starts at any moment.';
  const [first, latest] = [formatTime(at, timeZone), formatTime(by, timeZone)];
  return first === latest
    ? `The next build starts at ${first}.`
    : `The next build starts at ${first}, or by ${latest} at the latest if there are more changes.`;
}

function waitingDetail(state: PublishingState, timeZone?: string): string {
  const { reason, buildsAt, buildsBy, now } = state;
  const sentences = reason === undefined ? [] : [reason];
  if (buildsAt !== undefined && buildsBy !== undefined) {
    sentences.push(nextBuild(buildsAt, buildsBy, now, timeZone));
  }
  return sentences.length === 0 ? 'They are part of the next build.' : sentences.join(' ');
}

function stateText(state: PublishingState, timeZone?: string): SiteText {
  switch (state.status) {
    case 'live':
      return {
        headline: 'The site is live.',
        detail:
          state.liveSince === undefined
            ? 'It shows everything that is published.'
            : `It has shown everything that is published since ${formatMoment(state.liveSince, timeZone)}.`,
      };
    case 'waiting':
      return {
        headline: 'Changes are waiting to go live.',
        detail: waitingDetail(state, timeZone),
      };
    case 'building':
      return { headline: 'The site is being built.', detail: '' };
    case 'failed':
      return {
        headline: 'Publishing failed.',
        detail: state.reason ?? 'The reason is not known.',
      };
  }
}

/**
 * The text of the banner.
 * @param timeZone by default the browser's
 */
export function siteText(reading: SiteReading, timeZone?: string): SiteText {
  if (reading.kind === 'known') return stateText(reading.state, timeZone);
  const headline = reading.kind === 'reading' ? texts.reading : texts.unreadable;
  return { headline, detail: '' };
}

/** The announcement for screen readers when the state has changed to this one. */
export function announcementOf(reading: SiteReading): string {
  const { headline, detail } = siteText(reading);
  const failed = reading.kind === 'known' && reading.state.status === 'failed';
  return failed ? `${headline} ${detail}` : headline;
}
