import { randomUUID } from 'node:crypto';
import type { CallContext } from '../call';
import type { CmsCaller } from '../cms/call';
import { Deadline } from '../deadline';
import { checkCms } from '../health/checks';
import { describeError, logCounts, type Counts } from '../log';
import { emptyResponse, errorResponse } from '../response';
import { readSettings } from '../settings';
import { CircuitBreaker } from './circuit-breaker';
import { cleanupMs, deliveryTimeoutMs } from './deliver';
import { openOutbox, type Outbox } from './outbox';
import { processEntry, type Outcome, type Processed } from './process-entry';
import { forEachConcurrently, listBlobs, startingAfter } from './queue';
import { readState, writeState } from './state';
import type { ListedBlob, OpenStore } from './store';
import { sweep } from './sweep';

const concurrency = 5;

/** Adds up what a run did. */
class Report {
  readonly #outcomes = new Map<Outcome, number>();
  readonly #causes = new Map<string, number>();
  #oldest: string | undefined;

  add({ outcome, cause, acceptedAt }: Processed): void {
    this.#outcomes.set(outcome, this.count(outcome) + 1);
    if (cause !== undefined) this.#causes.set(cause, (this.#causes.get(cause) ?? 0) + 1);
    if (acceptedAt !== undefined && acceptedAt < (this.#oldest ?? '~')) this.#oldest = acceptedAt;
  }

  count(outcome: Outcome): number {
    return this.#outcomes.get(outcome) ?? 0;
  }

  /** How many entries have left the store. */
  get removed(): number {
    const outcomes: readonly Outcome[] = ['delivered', 'dead_letter', 'expired', 'gone'];
    return outcomes.reduce((sum, outcome) => sum + this.count(outcome), 0);
  }

  /** When the oldest entry that was processed and stays was accepted. ISO 8601. */
  get oldest(): string | undefined {
    return this.#oldest;
  }

  get outcomes(): Counts {
    return Object.fromEntries(this.#outcomes);
  }

  get causes(): Counts {
    return Object.fromEntries(this.#causes);
  }
}

async function isCmsUp(caller: CmsCaller): Promise<boolean> {
  const status = await checkCms(caller);
  return typeof status === 'object' && status.status !== 'down';
}

/**
 * Delivers what waits, as far as the CMS takes it and the caller's time lasts. Each entry is on its own and blocks no other.
 * Until the CMS has taken one, they are tried one by one, and not for long. Saves the state for the calls.
 * @param caller without an address: by that the CMS recognises a delivery
 * @returns counts for the log
 * @throws StoreError if the store cannot be listed or the state not be saved
 */
export async function drainOutbox(
  outbox: Outbox,
  caller: CmsCaller,
): Promise<Readonly<Record<string, number | Counts>>> {
  const { deadline } = caller;
  const before = await readState(outbox);
  const queue = startingAfter(await listBlobs(outbox, 'lead'), before?.after);
  const report = new Report();
  // If the last run delivered nothing, a single lead cannot show whether it or the CMS is at fault: so the CMS is asked.
  const mayBeDown = before?.inVain === true && queue.length > 0;
  const breaker = new CircuitBreaker(mayBeDown && (await isCmsUp(caller)));
  const canContinue = () =>
    breaker.canContinue && deadline.leftMs() > deliveryTimeoutMs(caller) + cleanupMs;
  const process = async (listed: ListedBlob) => {
    const processed = await processEntry(outbox, caller, listed).catch(
      (thrown: unknown): Processed => ({ outcome: 'failed', cause: describeError(thrown) }),
    );
    report.add(processed);
    await Promise.all(breaker.record(listed.name, processed).map((postpone) => postpone()));
  };

  const probing = () => !breaker.accepts && canContinue();
  const probed = await forEachConcurrently(queue, 1, probing, process);
  const rest = breaker.accepts ? queue.slice(probed) : [];
  const started = probed + (await forEachConcurrently(rest, concurrency, canContinue, process));
  await Promise.all(breaker.finish().map((postpone) => postpone()));

  const waiting = queue.length - report.removed;
  const sawAll = started === queue.length;
  const known = [report.oldest, sawAll ? undefined : before?.oldest];
  const [oldest = null] = known.filter((time) => typeof time === 'string').sort();
  const unreadable = report.count('unreadable');
  await writeState(outbox, {
    count: waiting,
    oldest: waiting === 0 ? null : oldest,
    drainedAt: new Date().toISOString(),
    unreadable: sawAll ? unreadable : Math.max(unreadable, before?.unreadable ?? 0),
    after: breaker.suspect ?? queue[started - 1]?.name ?? null,
    inVain: breaker.triedInVain ?? before?.inVain,
  });
  const swept = await sweep(outbox, () => deadline.leftMs() > cleanupMs);
  return { waiting, ...report.outcomes, swept, causes: report.causes };
}

/** Netlify ends a scheduled function after 30 seconds. */
const runMs = 22_000;

/**
 * Makes the scheduled function: it drains the outbox, logs one line of counts, and never throws. Without an outbox it does
 * nothing.
 * @returns 204, or the error response if the store failed
 */
export function drainWith(openStore: OpenStore) {
  return async (_request: Request, { deploy }: Pick<CallContext, 'deploy'>): Promise<Response> => {
    const requestId = randomUUID();
    const place = { requestId, endpoint: 'drain' };
    const deadline = new Deadline(runMs);
    try {
      const settings = readSettings(process.env, deploy?.context);
      if (settings.outbox === undefined) return emptyResponse();
      const outbox = openOutbox(openStore(deadline), settings.outbox);
      const caller = { settings, requestId, deadline, context: { ip: '' } };
      logCounts(place, await drainOutbox(outbox, caller));
      return emptyResponse();
    } catch (thrown) {
      return errorResponse(thrown, place);
    }
  };
}
