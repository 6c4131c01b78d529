import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';

/** What the log says about a failure: a code or a name, `ECONNREFUSED` or `SQLITE_BUSY`, and no quoted values. */
export function failureCode(failure: unknown): string {
  const code = field(failure, 'code') ?? field(failure, 'name');
  return typeof code === 'string' && /^\w{2,40}$/.test(code) ? code : 'an unknown failure';
}

/** Work that is repeated in the background. */
export interface Chore {
  /** Its name in the log, at the start of a sentence. */
  name: string;
  firstAfterSeconds: number;
  /** From the end of one run to the start of the next. */
  everySeconds: number;
  /** @param stopped is aborted when the CMS stops: the run should then end soon */
  work(stopped: AbortSignal): Promise<void>;
}

type Stop = () => Promise<void>;

const running = new WeakMap<Core.Strapi, Stop[]>();

/** How long a stopping CMS waits for a run in progress. */
const maxWaitMs = 5_000;

/**
 * Repeats a chore until the CMS stops, never twice at the same time. A failure is logged and ends nothing: the next run
 * follows as usual.
 */
export function every(strapi: Core.Strapi, chore: Chore): void {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout;
  let underWay: Promise<void> = Promise.resolve();

  async function once(): Promise<void> {
    try {
      await chore.work(stopping.signal);
    } catch (failure) {
      // Only the error's code: a driver's message repeats the values of its statement.
      strapi.log.error(`${chore.name} failed with ${failureCode(failure)}. It will be retried.`);
    }
    if (!stopping.signal.aborted) plan(chore.everySeconds);
  }

  function plan(seconds: number): void {
    timer = setTimeout(() => {
      underWay = once();
    }, seconds * 1_000).unref();
  }

  plan(chore.firstAfterSeconds);
  const stop = async () => {
    stopping.abort();
    clearTimeout(timer);
    await Promise.race([underWay, wait(maxWaitMs, undefined, { ref: false })]);
  };
  running.set(strapi, [...(running.get(strapi) ?? []), stop]);
}

/** Stops all chores, before the database is closed. */
export async function stopChores(strapi: Core.Strapi): Promise<void> {
  await Promise.all((running.get(strapi) ?? []).map((stop) => stop()));
}
