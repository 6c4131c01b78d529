import { Button, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Actor, LeadForm, LeadState } from '../../../../api';
import { quoted } from '../../ui/wording';
import { stateNames } from '../texts';
import { pastText, type Clock } from '../times';
import { Actions } from './parts';
import { whatHappened } from './timeline-text';
import type { Change, LeadConflict, LeadWork } from './use-lead';

const Frame = styled.div`
  background: ${({ theme }) => theme.colors.warning100};
  border: 1px solid ${({ theme }) => theme.colors.warning200};
  border-radius: ${({ theme }) => theme.borderRadius};
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[3]};
  overflow-wrap: anywhere;
  padding: ${({ theme }) => theme.spaces[3]};
`;

const ownerName = (owner: number, owners: readonly Actor[]): string =>
  owner === 0 ? 'nobody' : (owners.find(({ id }) => id === owner)?.name ?? 'that owner');

const stateText = (state: LeadState): string => quoted(stateNames[state]);

/** A choice as it is written in a sentence. */
const chosen = (change: Change, owners: readonly Actor[]): string =>
  'state' in change ? stateText(change.state) : ownerName(change.owner, owners);

interface ConflictAlertProps {
  conflict: LeadConflict;
  lead: { form: LeadForm; version: string };
  owners: readonly Actor[];
  clock: Clock;
  work: Pick<LeadWork, 'change' | 'dismiss'>;
}

/** Says what another admin did to what this one was about to change, and offers to make the change all the same. */
export function ConflictAlert({ conflict, lead, owners, clock, work }: ConflictAlertProps) {
  const { change, theirs } = conflict;
  const mine = chosen(change, owners);
  const what =
    theirs?.actor === undefined
      ? 'Someone else has changed this meanwhile.'
      : `${quoted(theirs.actor.name)} ${whatHappened(theirs, { form: lead.form, zone: clock.zone })} (${pastText(theirs.at, clock)}).`;
  return (
    <Frame role="alert">
      <Typography tag="p" textColor="neutral800">
        {`${what} Your choice, ${mine}, was not saved.`}
      </Typography>
      <Actions>
        <Button size="S" variant="secondary" onClick={() => void work.change(change, lead.version)}>
          {'state' in change ? `Set to ${mine}` : `Assign to ${mine}`}
        </Button>
        <Button size="S" variant="tertiary" onClick={work.dismiss}>
          Leave it
        </Button>
      </Actions>
    </Frame>
  );
}
