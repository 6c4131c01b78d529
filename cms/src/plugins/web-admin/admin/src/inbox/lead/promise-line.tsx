import { styled } from 'styled-components';
import type { PromiseState, WorkedLead } from '../../../../api';
import { fullMoment, promiseOf, spanText, type Clock } from '../times';

const colors = {
  due: 'neutral700',
  due_today: 'warning700',
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

/** How the promise about a lead stands, and until when it was or is due. */
export function PromiseLine({ lead, clock }: { lead: WorkedLead; clock: Clock }) {
  const { dueAt, doneAt } = lead;
  const { state, text } = promiseOf(lead, clock);
  const due = `due ${fullMoment(dueAt, clock.zone)}`;
  const late = doneAt === null ? 0 : Date.parse(doneAt) - Date.parse(dueAt);
  const details = state === 'broken' ? `answered ${spanText(late)} late, ${due}` : due;
  return <Line $state={state}>{`Promise: ${text} · ${details}`}</Line>;
}
