import { formFullText } from '../api';
import type { Deadline } from '../deadline';
import { Failure } from '../failure';
import { inTurn } from './in-turn';

/** So many leads are kept at the same time in one process. With more at once all of them would be too late. */
const lanes = 8;
/** What it takes to keep a lead, when its turn comes. */
const keepMs = 1_000;
const comeBackSeconds = 10;

let last = 0;

/**
 * Does the work of a call when it is its turn.
 * @throws Failure 429 where too little of the call's time is left by then
 */
export function inLane<T>(deadline: Deadline, work: () => Promise<T>): Promise<T> {
  last = (last + 1) % lanes;
  return inTurn(`lane ${String(last)}`, () => {
    if (deadline.leftMs() >= keepMs) return work();
    throw new Failure('too_many_requests', formFullText(comeBackSeconds), {
      headers: { 'Retry-After': String(comeBackSeconds) },
      cause: 'outbox_busy',
    });
  });
}
