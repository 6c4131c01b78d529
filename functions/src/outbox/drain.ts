import type { CmsCaller } from '../call';
import { describeFault, type Counts } from '../log';
import { afterTryMs, tryMs } from './deliver';
import { DrainReport } from './drain-report';
import { eachOf } from './each-of';
import { goingOnAfter, listAll } from './lists';
import type { Outbox } from './outbox';
import { settleEntry, type Settled } from './settle';
import { readState, writeState } from './state';
import { sweep } from './sweep';

const atATime = 5;
/** After so many deliveries in a row without an answer the CMS counts as down, and the run ends. */
const mostSilences = 3;

/**
 * Empties the outbox as far as the CMS takes what waits and the caller's time goes: each entry on its own, so that none
 * stands in the way of another. Leaves the state to the calls.
 * @param caller without an address: by that the CMS knows a delivery
 * @returns counts for the log
 * @throws StoreFailure when the store cannot be listed, or the state not be left
 */
export async function drainOutbox(
  outbox: Outbox,
  caller: CmsCaller,
): Promise<Readonly<Record<string, number | Counts>>> {
  const { deadline } = caller;
  const before = await readState(outbox);
  const queue = goingOnAfter(await listAll(outbox, 'lead'), before?.after);
  const report = new DrainReport();
  let silences = 0;
  const goesOn = () => silences < mostSilences && deadline.leftMs() > tryMs(caller) + afterTryMs;

  const begun = await eachOf(queue, atATime, goesOn, async (listed) => {
    const settled = await settleEntry(outbox, caller, listed).catch((thrown: unknown): Settled => ({
      fate: 'failed',
      cause: describeFault(thrown),
    }));
    if (settled.silent !== undefined) silences = settled.silent ? silences + 1 : 0;
    report.add(settled);
  });

  const waiting = queue.length - report.left;
  const sawAll = begun === queue.length;
  const seen = [report.oldest, sawAll ? undefined : before?.oldest];
  const [oldest = null] = seen.filter((moment) => typeof moment === 'string').sort();
  const unreadable = report.count('unreadable');
  await writeState(outbox, {
    count: waiting,
    oldest: waiting === 0 ? null : oldest,
    drainedAt: new Date().toISOString(),
    unreadable: sawAll ? unreadable : Math.max(unreadable, before?.unreadable ?? 0),
    after: queue[begun - 1]?.name ?? null,
  });
  const swept = await sweep(outbox, () => deadline.leftMs() > afterTryMs);
  return { waiting, ...report.fates, swept, causes: report.causes };
}
