import type { BuildOutcome, SiteBuild } from '../../../../api';
import { formatMoment } from '../../ui/dates';
import type { MarkStatus } from '../entry-mark';
import { elapsedText } from '../texts';

/** How each outcome is marked. A build that went live may not be live any more. */
export const outcomeMarks = {
  waiting: { status: 'waiting', text: 'Waiting' },
  building: { status: 'building', text: 'Building' },
  live: { status: 'live', text: 'Went live' },
  failed: { status: 'failed', text: 'Failed' },
  replaced: { status: 'unknown', text: 'Replaced by a later build' },
  earlier: { status: 'failed', text: 'Earlier build shown again' },
} as const satisfies Record<BuildOutcome, { status: MarkStatus; text: string }>;

/** When a build was requested or, if the CMS did not request it, seen. */
export function buildMoment({ calledAt, endedAt }: SiteBuild, timeZone?: string): string {
  const moment = calledAt ?? endedAt;
  return moment === undefined ? 'At an unknown time' : formatMoment(moment, timeZone);
}

/** A part of the time that a build took. */
export interface Duration {
  label: string;
  text: string;
}

const moments = (build: SiteBuild) => {
  const at = (moment: string | undefined) =>
    moment === undefined ? undefined : Date.parse(moment);
  const [changed, called, ended] = [build.changedAt, build.calledAt, build.endedAt].map(at);
  const began = at(build.buildingAt) ?? called;
  const built = at(build.builtAt);
  // The clock of the machine that built it may be wrong.
  const isPlausible = built !== undefined && built >= (began ?? 0) && built <= (ended ?? 0);
  return { changed, began, built: isPlausible ? built : undefined, ended };
};

/** How long a build took: from the change to its beginning, until its files were complete, and until the site showed them. */
export function durationsOf(build: SiteBuild): Duration[] {
  const { changed, began, built, ended } = moments(build);
  const isLive = build.outcome === 'live';
  const parts: [label: string, from: number | undefined, to: number | undefined][] = [
    ['Waited', changed, began],
    [isLive && built === undefined ? 'Built and delivered in' : 'Built in', began, built ?? ended],
    ['Seen on the site after', isLive ? built : undefined, ended],
    ['In all', isLive ? changed : undefined, ended],
  ];
  return parts.flatMap(([label, from, to]) =>
    from === undefined || to === undefined
      ? []
      : [{ label, text: elapsedText(Math.max(0, to - from)) }],
  );
}

/** A sentence about a build that nobody requested here. */
export const unrequestedText = ({ outcome, calledAt }: SiteBuild): string | undefined =>
  calledAt === undefined && outcome === 'live'
    ? 'The CMS did not request this build: the host made it, for example after new code.'
    : undefined;

/** The text for a build without entries. */
export const emptyText = ({ outcome }: SiteBuild): string | undefined =>
  outcome === 'earlier' ? undefined : 'No change of content.';
