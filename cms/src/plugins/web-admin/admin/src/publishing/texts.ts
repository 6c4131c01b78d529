import type { PublishingState, PublishingStatus } from '../../../api';
import { formatMoment, formatTime } from '../ui/dates';
import type { SiteReading } from './site-reading';

interface Times {
  /** ISO 8601, both on the server's clock: when it began, and when the server was asked. */
  since: string;
  now: string;
  /** Moments of the browser's clock, in milliseconds: when the answer came, and now. */
  receivedAt: number;
  clock: number;
}

/** How long something has been going on, in milliseconds, whatever the browser's clock shows. */
export function elapsedMs({ since, now, receivedAt, clock }: Times): number {
  const whenAsked = Date.parse(now) - Date.parse(since);
  return Math.max(0, whenAsked + Math.max(0, clock - receivedAt));
}

/** A length of time as it is counted up: `5 s`, `1 min 5 s`, `1 h 0 min`. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${String(seconds)} s`;
  if (minutes < 60) return `${String(minutes)} min ${String(seconds % 60)} s`;
  return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
}

/** What the panel says about publishing besides the words of a state. */
export const texts = {
  reading: 'The state of the site is being read.',
  unreadable: 'The state of the site cannot be read right now.',
  buildAsked: 'The site will be built now.',
  buildNotAsked: 'The build was not asked for.',
} as const;

/** A state in words. The time of a build is not among them: it counts up. */
export interface SiteText {
  headline: string;
  /** More about it; may be empty. */
  detail: string;
}

/** @param timeZone the viewer's own when absent */
function nextBuild(at: string, by: string, now: string, timeZone?: string): string {
  if (Date.parse(at) <= Date.parse(now)) return 'The next build begins at any moment.';
  const [first, latest] = [formatTime(at, timeZone), formatTime(by, timeZone)];
  return first === latest
    ? `The next build begins at ${first}.`
    : `The next build begins at ${first}, or at ${latest} at the latest if more changes come.`;
}

/** @param timeZone the viewer's own when absent */
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
        detail: state.reason ?? 'Why is not known.',
      };
  }
}

/**
 * What the banner says.
 * @param timeZone the viewer's own when absent
 */
export function siteText(reading: SiteReading, timeZone?: string): SiteText {
  if (reading.kind === 'known') return stateText(reading.state, timeZone);
  const headline = reading.kind === 'reading' ? texts.reading : texts.unreadable;
  return { headline, detail: '' };
}

/** What a screen reader is told when the state has changed to this one. */
export function announcementOf(reading: SiteReading): string {
  const { headline, detail } = siteText(reading);
  const failed = reading.kind === 'known' && reading.state.status === 'failed';
  return failed ? `${headline} ${detail}` : headline;
}

/** An entry that is published, by how far its last change has come. */
export const entryTexts: Readonly<Record<PublishingStatus, string>> = {
  live: 'Live',
  waiting: 'Waiting',
  building: 'Building',
  failed: 'Failed',
};

export const draftText = 'Not published';

/** An entry that was taken off the site, while the site still shows it. */
export const leavingTexts: Readonly<Record<Exclude<PublishingStatus, 'live'>, string>> = {
  waiting: 'Not published, still on the site until the next build',
  building: 'Not published, still on the site until this build ends',
  failed: 'Not published, still on the site because the build failed',
};

export const unknownText = 'Cannot be read right now';
