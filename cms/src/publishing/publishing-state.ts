import type { Core } from '@strapi/strapi';
import type { PublishingState, PublishingStatus } from '../contract/content/publishing';
import { changePublication } from './change-publication';
import type { Publication } from './publication';
import { buildTimes } from './next-step';
import { readPublication } from './read-publication';
import { readPublishingSettings, type PublishingSettings } from './settings';
import { adminOfCall } from '../content/edits/editor-name';
import { wentLive } from './builds/went-live';
import { siteStatus } from './status';
import { askedFor } from './transitions';

type Settings = Pick<PublishingSettings, 'hook' | 'quietMs' | 'maxWaitMs'>;

const noHook = 'Nothing is built: this CMS has no build hook (BUILD_HOOK_URL).';

/** A moment as the panel gets it. */
export const iso = (moment: number | null): string | undefined =>
  moment === null ? undefined : new Date(moment).toISOString();

function since(state: Publication, status: PublishingStatus): number | null {
  if (status === 'building') return state.calledAt;
  if (status === 'waiting') return state.firstChangeAt ?? state.calledAt;
  return status === 'failed' ? state.failedAt : state.liveAt;
}

/** When the next build starts, and by when at the latest; undefined while one is in progress, which has to end first. */
function nextBuild(state: Publication, settings: Settings): { at: number; by: number } | undefined {
  const { calledAt, claimedUntil } = state;
  if (claimedUntil !== null) return { at: claimedUntil, by: claimedUntil };
  return calledAt === null && settings.hook !== undefined ? buildTimes(state, settings) : undefined;
}

function reason(state: Publication, status: PublishingStatus, { hook }: Settings): string | null {
  if (status === 'failed') return state.reason;
  if (status !== 'waiting') return null;
  if (hook === undefined) return noHook;
  return state.hookTries > 0 ? state.reason : null;
}

/** A state as the panel gets it. */
export function toPublishingState(
  state: Publication,
  settings: Settings,
  now: number,
): PublishingState {
  const status = siteStatus(state);
  const next = nextBuild(state, settings);
  return {
    status,
    since: iso(since(state, status)),
    buildingSince: status === 'building' ? iso(state.buildingAt ?? state.calledAt) : undefined,
    buildsAt: iso(next === undefined ? null : Math.max(now, next.at)),
    buildsBy: iso(next === undefined ? null : Math.max(now, next.by)),
    liveSince: iso(state.liveAt),
    reason: reason(state, status, settings) ?? undefined,
    now: new Date(now).toISOString(),
  };
}

/** How far back an admin is told what went live. */
const newsMs = 60 * 60_000;

/**
 * The state of the site as a whole.
 * @param since with it, also what went live after it that the admin who asks changed; milliseconds
 */
export async function publishingState(
  strapi: Core.Strapi,
  since?: number,
): Promise<PublishingState> {
  const state = await readPublication(strapi);
  const now = Date.now();
  const shown = toPublishingState(state, readPublishingSettings(), now);
  const admin = adminOfCall(strapi);
  if (since === undefined || admin === undefined) return shown;
  return {
    ...shown,
    wentLive: await wentLive(strapi, state, admin, Math.max(since, now - newsMs)),
  };
}

/** Requests a build now, whether changes are pending or not, or retries a failed one. */
export async function publishNow(strapi: Core.Strapi): Promise<PublishingState> {
  const now = Date.now();
  const state = await changePublication(strapi, (before) => askedFor(before, now));
  return toPublishingState(state, readPublishingSettings(), now);
}
