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

// Neither the bars at the top nor those at the bottom hide a row that has the focus.
const inSight = 'scroll-margin-block: 12rem 14rem;';

const Check = styled.div`
  /* Apart from the link, as WCAG 2.5.8 demands of a small target. */
  padding-inline: ${({ theme }) => `${theme.spaces[3]} ${theme.spaces[1]}`};

  button {
    ${inSight}
  }
`;

// Three looks by the width of the list, not of the window: a card, two lines beside an open lead, and one line.
const Lead = styled(Link)`
  align-items: center;
  color: ${({ theme }) => theme.colors.neutral700};
  column-gap: ${({ theme }) => theme.spaces[2]};
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  font-size: 1.2rem;
  line-height: 1.4;
  min-width: 0;
  padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[3]}`};
  row-gap: 0.2rem;
  ${inSight}
  text-decoration: none;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  @container inbox (min-width: 40rem) {
    display: block;
    padding-block: 0.6rem;
  }
  @container inbox (min-width: 80rem) {
    align-items: center;
    column-gap: ${({ theme }) => theme.spaces[3]};
    display: grid;
    grid-template:
      'who what state owner promise time' 2.6rem / minmax(0, 3fr) minmax(0, 5fr)
      9.2rem 8.5rem 11.5rem 11.8rem;
  }
`;

/** A line of the look with two. */
const Line = styled.div`
  display: contents;

  @container inbox (min-width: 40rem) {
    align-items: center;
    column-gap: ${({ theme }) => theme.spaces[2]};
    display: flex;
  }
  @container inbox (min-width: 80rem) {
    display: contents;
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
  flex: 1 1 55%;
  font-size: 1.4rem;
  font-weight: 600;
  grid-area: who;
  order: 1;
  text-align: left;
`;

// Topic and excerpt are cut one by one, each at its own end: that of a text from right to left is on the left.
const What = styled.div`
  color: ${({ theme }) => theme.colors.neutral600};
  display: flex;
  flex: 1 0 100%;
  font-size: 1.3rem;
  grid-area: what;
  min-width: 0;
  order: 3;
  overflow: hidden;
  white-space: pre;

  @container inbox (min-width: 40rem) {
    flex: 1;
  }
`;

const Topic = styled.span`
  ${cut}
  color: ${({ theme }) => theme.colors.neutral800};
  flex: none;
  max-width: 70%;

  &:last-child {
    max-width: 100%;
  }
`;

const Excerpt = styled.span`
  ${cut}
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
  grid-area: state;
  justify-self: start;
  order: 4;
  padding: 0 0.6rem;
  white-space: nowrap;
`;

const promiseColors = {
  due: 'neutral700',
  due_today: 'neutral800',
  late: 'danger700',
  kept: 'success700',
  broken: 'danger700',
} as const satisfies Record<PromiseState, string>;

const Owner = styled.div`
  ${cut}
  grid-area: owner;
  max-width: 7.5rem;
  order: 5;

  @container inbox (min-width: 40rem) {
    max-width: 9rem;
  }
`;

const Promise = styled.div<{ $state: PromiseState }>`
  color: ${({ theme, $state }) => theme.colors[promiseColors[$state]]};
  font-weight: ${({ $state }) => ($state === 'late' || $state === 'due_today' ? 600 : 'inherit')};
  grid-area: promise;
  order: 6;
  white-space: nowrap;

  @container inbox (min-width: 40rem) {
    order: 1;
  }
`;

const Time = styled.time`
  color: ${({ theme }) => theme.colors.neutral600};
  grid-area: time;
  justify-self: end;
  min-width: 10.4rem;
  order: 2;
  text-align: end;
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
  const promise = lead.suspicion === undefined ? promiseOf(lead, clock) : undefined;
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
        <Line>
          <Who dir="auto">{name}</Who>
          {promise && (
            <Promise $state={promise.state} title={fullMoment(lead.dueAt, clock.zone)}>
              <VisuallyHidden>Promise: </VisuallyHidden>
              {promise.text}
            </Promise>
          )}
          <Moment moment={lead.createdAt} clock={clock} />
        </Line>
        <Line>
          <What>
            {isDemo && 'Demo: '}
            <Topic dir="auto">{lead.topic}</Topic>
            {lead.excerpt !== '' && (
              <>
                {' – '}
                <Excerpt dir="auto">{lead.excerpt}</Excerpt>
              </>
            )}
          </What>
          <State $state={lead.state}>
            <VisuallyHidden>State: </VisuallyHidden>
            {stateNames[lead.state]}
          </State>
          <Owner>
            <VisuallyHidden>Owner: </VisuallyHidden>
            {owner ?? 'Nobody'}
          </Owner>
        </Line>
      </Lead>
    </Row>
  );
}
