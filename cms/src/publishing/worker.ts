import type { Core } from '@strapi/strapi';
import { callHook } from './call-hook';
import { changePublication } from './change-publication';
import { lookEveryMs, nextStep, type Step } from './next-step';
import type { Publication } from './publication';
import { readLiveBuild } from './read-build-record';
import { readPublication } from './read-publication';
import { seen } from './seen';
import type { PublishingSettings } from './settings';
import { takeStep } from './take-step';
import { callFailed, callTaken } from './transitions';

export interface Worker {
  /**
   * Does what is due now.
   * @param stopped ends its waiting; the state is then left as it is
   * @throws when the database fails
   */
  work(stopped: AbortSignal): Promise<void>;
  /** Asks the site again at the next step, whenever it was asked last. */
  lookSoon(): void;
}

/**
 * Moves the site from one state to the next. It acts on the database alone, so that it continues after a restart, and so
 * that of several processes only one makes a call: the row records it.
 */
export function openWorker(strapi: Core.Strapi, settings: PublishingSettings): Worker {
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function look(state: Publication, stopped: AbortSignal): Promise<void> {
    const askedAt = Date.now();
    lookedAt = askedAt;
    if (settings.record === undefined) return;
    const live = await readLiveBuild(settings.record, stopped);
    // There is rarely news: otherwise, nothing is written.
    if (live === undefined || seen(state, live.revision, askedAt, Date.now()) === undefined) return;
    const change = (now: Publication) => seen(now, live.revision, askedAt, Date.now());
    await changePublication(strapi, change, live.builtAt);
  }

  async function call(hook: string, made: Publication, stopped: AbortSignal): Promise<void> {
    const why = await callHook(hook, stopped);
    // It is unknown whether the call arrived. It is repeated once it has been unanswered for long enough.
    if (stopped.aborted) return;
    await changePublication(strapi, (state) => {
      // It may be live already, or another process that did not wait for the answer may have given it up.
      if (state.calledAt !== made.calledAt) return undefined;
      return why === undefined ? callTaken(state) : callFailed(state, Date.now(), why);
    });
    if (why === undefined) strapi.log.info('A build of the site was called.');
    else strapi.log.warn(`The build of the site could not be started: ${why}.`);
  }

  async function take(due: Exclude<Step, 'rest'>, stopped: AbortSignal): Promise<void> {
    const next = await changePublication(strapi, (state) => {
      const now = Date.now();
      const isStillDue = nextStep(state, now, settings) === due;
      return isStillDue ? takeStep(due, state, now, settings.buildTimeoutMs) : undefined;
    });
    if (next === undefined) return;
    if (due !== 'call') strapi.log.warn(next.reason ?? due);
    else if (settings.hook !== undefined) await call(settings.hook, next, stopped);
  }

  return {
    async work(stopped) {
      let state = await readPublication(strapi);
      if (Date.now() - lookedAt >= lookEveryMs(state)) {
        // First: what is already live needs no build, and has not failed either.
        await look(state, stopped);
        state = await readPublication(strapi);
      }
      const due = nextStep(state, Date.now(), settings);
      if (due !== 'rest' && !stopped.aborted) await take(due, stopped);
    },
    lookSoon() {
      lookedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
