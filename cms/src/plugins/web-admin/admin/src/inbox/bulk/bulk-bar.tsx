import { Button, Flex, Menu } from '@strapi/design-system';
import { styled } from 'styled-components';
import { leadStates, type Actor } from '../../../../api';
import { stateNames } from '../texts';
import type { Step } from './changes';

// On a narrow screen it stands at the bottom, in reach of a thumb, and moves no row.
const Bar = styled(Flex)`
  background: ${({ theme }) => theme.colors.neutral0};
  border-top: 1px solid ${({ theme }) => theme.colors.neutral200};
  bottom: 0;
  gap: ${({ theme }) => theme.spaces[1]};
  inset-inline: 0;
  padding: ${({ theme }) => theme.spaces[3]};
  position: fixed;
  z-index: 2;

  ${({ theme }) => theme.breakpoints.medium} {
    background: none;
    border: 0;
    gap: ${({ theme }) => theme.spaces[2]};
    padding: 0;
    position: static;
  }

  /* Beside an open lead, too, one line holds them: the choice of a lead moves no row. */
  [data-split='true'] && button {
    padding-inline: ${({ theme }) => theme.spaces[2]};
  }
`;

interface BulkBarProps {
  /** Whether the view is the one of suspected spam. */
  suspected: boolean;
  owners: readonly Actor[];
  /** The account of this admin. */
  ownId: number | undefined;
  onStep: (step: Step) => void;
  onDelete: () => void;
}

/** What can be done with the selected leads. */
export function BulkBar({ suspected, owners, ownId, onStep, onDelete }: BulkBarProps) {
  const others = owners.filter(({ id }) => id !== ownId);
  const assign = (id: number, name: string) => () => {
    onStep({ kind: 'owner', id, name });
  };
  return (
    <Bar role="group" aria-label="Selected leads" wrap="wrap">
      <Menu.Root modal={false}>
        <Menu.Trigger variant="tertiary" size="S">
          Assign
        </Menu.Trigger>
        <Menu.Content maxHeight="60dvh" zIndex="popover">
          {ownId !== undefined && <Menu.Item onSelect={assign(ownId, 'you')}>Me</Menu.Item>}
          <Menu.Item onSelect={assign(0, 'nobody')}>Nobody</Menu.Item>
          {others.map(({ id, name }) => (
            <Menu.Item key={id} onSelect={assign(id, name)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Root>
      <Menu.Root modal={false}>
        <Menu.Trigger variant="tertiary" size="S">
          State
        </Menu.Trigger>
        <Menu.Content zIndex="popover">
          {leadStates.map((state) => (
            <Menu.Item
              key={state}
              onSelect={() => {
                onStep({ kind: 'state', state });
              }}
            >
              {stateNames[state]}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Root>
      <Button
        variant="tertiary"
        size="S"
        onClick={() => {
          onStep({ kind: 'spam', spam: !suspected });
        }}
      >
        {suspected ? 'Not spam' : 'Spam'}
      </Button>
      <Button variant="danger-light" size="S" onClick={onDelete}>
        Delete
      </Button>
    </Bar>
  );
}
