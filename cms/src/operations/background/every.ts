import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';

/** What is said of a failure in a log: a code or a name, `ECONNREFUSED` or `SQLITE_BUSY`, and nothing that it quotes. */
export function failureCode(failure: unknown): string {
  const code = field(failure, 'code') ?? field(failure, 'name');
  return typeof code === 'string' && /^\w{2,40}$/.test(code) ? code : 'an unknown failure';
}

/** Work that is done again and again beside the calls. */
export interface Chore {
  /** What the log calls it, at the start of a sentence. */
  name: string;
  firstAfterSeconds: number;
  /** From the end of one time to the beginning of the next. */
  everySeconds: number;
  /** @param stopped is aborted when the CMS stops: it should then end soon */
  work(stopped: AbortSignal): Promise<void>;
}

type Stop = () => Promise<void>;

const running = new WeakMap<Core.Strapi, Stop[]>();

/** How long the end of the CMS waits for a chore that is under way. */
const maxWaitMs = 5_000;

/**
 * Does a chore until the CMS stops, never twice at the same time. A failure is logged and ends nothing: the next time comes
 * as if it had gone well.
 */
export function every(strapi: Core.Strapi, chore: Chore): void {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout;
  let underWay: Promise<void> = Promise.resolve();

  async function once(): Promise<void> {
    try {
      await chore.work(stopping.signal);
    } catch (failure) {
      // Of the error itself nothing but its code: a driver's message repeats the values of its statement.
      strapi.log.error(`${chore.name} failed with ${failureCode(failure)}. It is tried again.`);
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
