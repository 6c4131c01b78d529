import { eraseWaitingBody, type ErasedWaiting } from './api';
import { answerJson } from './answer';
import type { Call } from './call';
import { Failure } from './failure';
import { logCounts } from './log';
import { requireOperator } from './operator';
import { eraseWaiting, unreadable, type Wanted } from './outbox/erase';
import { outboxIn } from './outbox/outbox';
import { StoreFailure } from './outbox/store';
import { receiveBody } from './request-body';

async function erase(call: Call, wanted: Wanted): Promise<ErasedWaiting> {
  const { settings, deadline } = call;
  // Without an outbox no lead has ever waited.
  if (settings.outbox === undefined) return { erased: 0, unreadable: 0, complete: true };
  const outbox = outboxIn(call.openStore(deadline), settings.outbox);
  return eraseWaiting(outbox, wanted, deadline).catch((thrown: unknown) => {
    if (!(thrown instanceof StoreFailure)) throw thrown;
    throw new Failure('cms_unreachable', 'The outbox cannot be reached. Please try again.', {
      cause: thrown.message,
    });
  });
}

/**
 * POST operations/erase, by whoever runs the site: removes the leads of an e-mail address that wait for delivery, or all that
 * cannot be read.
 */
export async function answerErase(call: Call): Promise<Response> {
  requireOperator(call);
  const { email } = await receiveBody(call.request, { body: eraseWaitingBody });
  const done = await erase(call, email === undefined ? unreadable : { email });
  const counts = { erased: done.erased, unreadable: done.unreadable };
  logCounts({ requestId: call.requestId, endpoint: 'erase' }, counts);
  return answerJson(200, done);
}
