import type { CmsCaller } from '../call';
import { askCms } from '../health-cms';
import { describeFault, type Counts } from '../log';
import { CmsReach } from './cms-reach';
import { afterTryMs, tryMs } from './deliver';
import { DrainReport } from './drain-report';
import { eachOf } from './each-of';
import { goingOnAfter, listAll } from './lists';
import type { Outbox } from './outbox';
import { settleEntry, type Settled } from './settle';
import type { ListedBlob } from './store';
import { readState, writeState } from './state';
import { sweep } from './sweep';

const atATime = 5;

async function isThere(caller: CmsCaller): Promise<boolean> {
  const finding = await askCms(caller);
  return typeof finding === 'object' && finding.status !== 'down';
}

/**
 * Empties the outbox as far as the CMS takes what waits and the caller's time goes: each entry on its own, so that none
 * stands in the way of another. Until the CMS has taken one, they are tried one after the other, and not for long. Leaves the
 * state to the calls.
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
  // Once nothing has been taken, one must know whether it is the CMS or what it is sent: a lead may be all there is to ask with.
  const suspicious = before?.inVain === true && queue.length > 0;
  const reach = new CmsReach(suspicious && (await isThere(caller)));
  const goesOn = () => reach.goesOn && deadline.leftMs() > tryMs(caller) + afterTryMs;
  const settle = async (listed: ListedBlob) => {
    const settled = await settleEntry(outbox, caller, listed).catch((thrown: unknown): Settled => ({
      fate: 'failed',
      cause: describeFault(thrown),
    }));
    report.add(settled);
    await Promise.all(reach.note(listed.name, settled).map((putOff) => putOff()));
  };

  const probed = await eachOf(queue, 1, () => !reach.takes && goesOn(), settle);
  const rest = reach.takes ? queue.slice(probed) : [];
  const begun = probed + (await eachOf(rest, atATime, goesOn, settle));
  await Promise.all(reach.atTheEnd().map((putOff) => putOff()));

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
    after: reach.suspect ?? queue[begun - 1]?.name ?? null,
    inVain: reach.wasInVain ?? before?.inVain,
  });
  const swept = await sweep(outbox, () => deadline.leftMs() > afterTryMs);
  return { waiting, ...report.fates, swept, causes: report.causes };
}
