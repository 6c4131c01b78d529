import { quantity } from '../contract/text';
import type { Step } from './next-step';
import type { Publication } from './publication';
import { buildFailed, called, callFailed } from './transitions';

const minute = 60_000;

const duration = (ms: number): string =>
  ms < 2 * minute
    ? quantity(Math.round(ms / 1_000), 'second')
    : quantity(Math.round(ms / minute), 'minute');

/**
 * The state after a step. The call itself is made afterwards.
 * @param buildTimeoutMs how long a build may take
 */
export function takeStep(
  step: Exclude<Step, 'rest'>,
  state: Publication,
  now: number,
  buildTimeoutMs: number,
): Publication {
  if (step === 'call') return called(state, now);
  if (step === 'call-lost') return callFailed(state, now, 'the CMS was stopped while it called');
  return buildFailed(state, now, `The build did not end within ${duration(buildTimeoutMs)}.`);
}
