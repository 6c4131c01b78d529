import { randomUUID } from 'node:crypto';
import { answerFailure, answerNothing } from '../answer';
import type { CallContext } from '../call';
import { Deadline } from '../deadline';
import { readSettings } from '../env';
import { logCounts } from '../log';
import { drainOutbox } from './drain';
import { outboxIn } from './outbox';
import type { OpenStore } from './store';

/** The platform ends a scheduled function after thirty seconds. */
const runMs = 22_000;

/**
 * Makes the function that the schedule calls: it empties the outbox, logs one line of counts, and never throws. Where no leads
 * wait, for want of a key or outside production, it does nothing.
 * @returns 204; the answer of a failure when the store could not be used
 */
export function drainWith(openStore: OpenStore) {
  return async (_request: Request, { deploy }: Pick<CallContext, 'deploy'>): Promise<Response> => {
    const requestId = randomUUID();
    const place = { requestId, endpoint: 'drain' };
    const deadline = new Deadline(runMs);
    try {
      const settings = readSettings(process.env, deploy?.context);
      if (settings.outbox === undefined) return answerNothing({});
      const outbox = outboxIn(openStore(deadline), settings.outbox);
      const caller = { settings, requestId, deadline, context: { ip: '' } };
      logCounts(place, await drainOutbox(outbox, caller));
      return answerNothing({});
    } catch (thrown) {
      return answerFailure(thrown, place);
    }
  };
}
