import { VisuallyHidden } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { PromiseState, WorkedLead } from '../../../../api';
import { fullMoment, promiseOf, spanText, type Clock } from '../times';

const colors = {
  due: 'neutral700',
  due_today: 'neutral800',
  late: 'danger700',
  kept: 'success700',
  broken: 'danger700',
} as const satisfies Record<PromiseState, string>;

const Line = styled.p<{ $state: PromiseState }>`
  color: ${({ theme, $state }) => theme.colors[colors[$state]]};
  font-size: 1.4rem;
  font-weight: 600;
  line-height: 1.5;
`;

/**
 * How the promise about a lead stands; when it is or was due, on hover and to screen readers. Nothing where nobody knows whether
 * it was kept.
 */
export function PromiseLine({ lead, clock }: { lead: WorkedLead; clock: Clock }) {
  const { dueAt, doneAt } = lead;
  const promise = promiseOf(lead, clock);
  if (promise === undefined) return null;
  const { state, text } = promise;
  const late = doneAt === null ? 0 : Date.parse(doneAt) - Date.parse(dueAt);
  const due = `Due ${fullMoment(dueAt, clock.zone)}`;
  return (
    <Line $state={state} title={due}>
      {`Promise: ${text}${state === 'broken' ? ` · answered ${spanText(late)} late` : ''}`}
      <VisuallyHidden>{`. ${due}`}</VisuallyHidden>
    </Line>
  );
}
