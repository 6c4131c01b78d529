import { styled } from 'styled-components';
import type { TimelineEvent, WorkedLead } from '../../../../api';
import type { Clock } from '../times';
import { ReplyState } from '../reply/reply-state';
import { Moment } from './moment';
import { Typed } from './parts';
import { whatHappened } from './timeline-text';

const List = styled.ol`
  display: flex;
  flex-direction: column;
`;

// A line joins the dots of the rows.
const Row = styled.li`
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
  padding: ${({ theme }) => `0 0 ${theme.spaces[3]} ${theme.spaces[5]}`};
  position: relative;

  &::before {
    background: ${({ theme }) => theme.colors.neutral0};
    border: 2px solid ${({ theme }) => theme.colors.neutral500};
    border-radius: 50%;
    content: '';
    height: 1rem;
    left: 0;
    position: absolute;
    top: 0.6rem;
    width: 1rem;
    z-index: 1;
  }
  &:not(:last-child)::after {
    background: ${({ theme }) => theme.colors.neutral200};
    content: '';
    inset: 0.6rem auto -0.6rem 0.4rem;
    position: absolute;
    width: 2px;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.spaces[3]}`};
  justify-content: space-between;

  time {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
    line-height: 2.1rem;
    white-space: nowrap;
  }
`;

const Note = styled(Typed)`
  background: ${({ theme }) => theme.colors.neutral100};
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  margin-top: ${({ theme }) => theme.spaces[1]};
  padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[3]}`};
`;

const Who = styled.bdi`
  font-weight: 600;
`;

interface EventProps {
  event: TimelineEvent;
  lead: WorkedLead;
  clock: Clock;
  /** The account of this admin. */
  ownId: number | undefined;
  /** Called after a reply was sent again. Absent where this admin may not. */
  onSentAgain: (() => void) | undefined;
}

function Event({ event, lead, clock, ownId, onSentAgain }: EventProps) {
  const { actor } = event;
  return (
    <Row>
      <Line>
        <span>
          {actor && (
            <>
              <Who>{actor.id === ownId ? 'You' : actor.name}</Who>{' '}
            </>
          )}
          {whatHappened(event, { form: lead.form, zone: clock.zone })}
        </span>
        <Moment moment={event.at} clock={clock} />
      </Line>
      {event.kind === 'note' && <Note>{event.detail.text}</Note>}
      {event.kind === 'reply' && (
        <>
          <Note>
            <strong>{event.detail.subject}</strong>
            {`\n\n${event.detail.text}`}
          </Note>
          <ReplyState lead={lead} reply={event.detail} clock={clock} onSentAgain={onSentAgain} />
        </>
      )}
    </Row>
  );
}

type TimelineProps = Omit<EventProps, 'event'>;

/** What has happened to a lead, the newest last. */
export function Timeline({ lead, ...shown }: TimelineProps) {
  return (
    <List aria-label="Timeline">
      {lead.timeline.map((event, index) => (
        <Event
          key={`${event.at} ${event.kind} ${String(index)}`}
          event={event}
          lead={lead}
          {...shown}
        />
      ))}
    </List>
  );
}
