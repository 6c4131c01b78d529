import { VisuallyHidden } from '@strapi/design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { InboxLead, LeadState, PromiseState } from '../../../../api';
import { leadName } from '../../leads/texts';
import { SelectBox } from '../../ui/table/table-controls';
import { leadAddress } from '../address';
import { stateNames } from '../texts';
import { fullMoment, pastText, promiseOf, type Clock } from '../times';

const Row = styled.li`
  align-items: center;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  display: flex;

  &:hover,
  &:focus-within {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &[data-open='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    box-shadow: inset 3px 0 ${({ theme }) => theme.colors.primary600};
  }
`;

const Check = styled.div`
  padding-inline-start: ${({ theme }) => theme.spaces[3]};
`;

// Three looks by the width of the list, not of the window: a card, two lines beside an open lead, and one line.
const Lead = styled(Link)`
  align-items: center;
  color: ${({ theme }) => theme.colors.neutral700};
  column-gap: ${({ theme }) => theme.spaces[2]};
  display: grid;
  flex: 1;
  font-size: 1.2rem;
  grid-template:
    'who time' auto
    'what what' auto
    'marks marks' auto / minmax(0, 1fr) auto;
  line-height: 1.4;
  min-width: 0;
  padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[3]}`};
  row-gap: 0.2rem;
  /* Neither the header nor the bars at the bottom hide a row that has the focus. */
  scroll-margin-block: 8rem 14rem;
  text-decoration: none;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  @container inbox (min-width: 40rem) {
    grid-template:
      'who time' auto
      'what marks' auto / minmax(0, 1fr) auto;
    padding-block: 0.6rem;
  }
  @container inbox (min-width: 80rem) {
    column-gap: ${({ theme }) => theme.spaces[4]};
    grid-template: 'who what marks time' 2.6rem / minmax(0, 1.1fr) minmax(0, 2fr) auto 12.5rem;
  }
`;

const cut = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Who = styled.div`
  ${cut}
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  font-weight: 600;
  grid-area: who;
`;

const What = styled.div`
  ${cut}
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.3rem;
  grid-area: what;
  unicode-bidi: plaintext;

  > bdi:first-of-type {
    color: ${({ theme }) => theme.colors.neutral800};
  }
`;

const Marks = styled.div`
  align-items: center;
  column-gap: ${({ theme }) => theme.spaces[2]};
  display: flex;
  flex-wrap: wrap;
  grid-area: marks;

  @container inbox (min-width: 80rem) {
    display: grid;
    grid-template-columns: 8rem 10rem 14rem;
  }
`;

const stateColors = {
  open: ['secondary100', 'secondary700'],
  in_progress: ['primary100', 'primary700'],
  answered: ['success100', 'success700'],
  closed: ['neutral150', 'neutral700'],
} as const satisfies Record<LeadState, readonly [string, string]>;

const State = styled.div<{ $state: LeadState }>`
  background: ${({ theme, $state }) => theme.colors[stateColors[$state][0]]};
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme, $state }) => theme.colors[stateColors[$state][1]]};
  font-weight: 600;
  justify-self: start;
  padding: 0 0.6rem;
  white-space: nowrap;
`;

const promiseColors = {
  due: 'neutral700',
  due_today: 'warning700',
  late: 'danger700',
  kept: 'success700',
  broken: 'danger700',
} as const satisfies Record<PromiseState, string>;

const Owner = styled.div`
  ${cut}
  max-width: 12rem;
`;

const Promise = styled.div<{ $state: PromiseState }>`
  color: ${({ theme, $state }) => theme.colors[promiseColors[$state]]};
  font-weight: ${({ $state }) => ($state === 'late' ? 600 : 'inherit')};
  white-space: nowrap;
`;

const Time = styled.time`
  color: ${({ theme }) => theme.colors.neutral600};
  grid-area: time;
  justify-self: end;
  white-space: nowrap;
`;

/** A moment as the list shows it; the full date on hover and to screen readers. */
function Moment({ moment, clock }: { moment: string; clock: Clock }) {
  const full = fullMoment(moment, clock.zone);
  return (
    <Time dateTime={moment} title={full}>
      <span aria-hidden>{pastText(moment, clock)}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </Time>
  );
}

interface LeadRowProps {
  lead: InboxLead;
  clock: Clock;
  /** The account of this admin. */
  ownId: number | undefined;
  /** Whether the lead is open beside the list. */
  isOpen: boolean;
  selected: boolean;
  /** Absent where this admin may not work on leads. */
  onToggle: (() => void) | undefined;
}

/** A lead in the list: who, what, state, owner, promise, time. All of it is a link to the lead. */
export function LeadRow({ lead, clock, ownId, isOpen, selected, onToggle }: LeadRowProps) {
  const [address] = useSearchParams();
  const name = leadName(lead);
  const promise = promiseOf(lead, clock);
  const isDemo = lead.form === 'createrequestdemo';
  const owner = lead.owner?.id === ownId ? 'You' : lead.owner?.name;
  return (
    <Row data-open={isOpen}>
      {onToggle && (
        <Check>
          <SelectBox label={`Select “${name}”`} checked={selected} onChange={onToggle} />
        </Check>
      )}
      <Lead
        to={leadAddress(lead, address)}
        data-lead={lead._id}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Who dir="auto">{name}</Who>
        <What>
          {isDemo && 'Demo: '}
          <bdi>{lead.topic}</bdi>
          {lead.excerpt !== '' && (
            <>
              {' – '}
              <bdi>{lead.excerpt}</bdi>
            </>
          )}
        </What>
        <Marks>
          <State $state={lead.state}>
            <VisuallyHidden>State: </VisuallyHidden>
            {stateNames[lead.state]}
          </State>
          <Owner>
            <VisuallyHidden>Owner: </VisuallyHidden>
            {owner ?? 'Nobody'}
          </Owner>
          <Promise $state={promise.state} title={fullMoment(lead.dueAt, clock.zone)}>
            <VisuallyHidden>Promise: </VisuallyHidden>
            {promise.text}
          </Promise>
        </Marks>
        <Moment moment={lead.createdAt} clock={clock} />
      </Lead>
    </Row>
  );
}
