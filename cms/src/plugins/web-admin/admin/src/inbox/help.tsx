import { Flex, Modal, Switch, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { keyTexts } from './keyboard';

const Body = styled.div`
  overflow-y: auto;
  padding: ${({ theme }) => theme.spaces[6]};
`;

const Keys = styled.dl`
  align-items: center;
  color: ${({ theme }) => theme.colors.neutral800};
  display: grid;
  font-size: 1.4rem;
  gap: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[5]}`};
  grid-template-columns: max-content 1fr;
`;

const Key = styled.kbd`
  background: ${({ theme }) => theme.colors.neutral100};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  display: inline-block;
  font-family: inherit;
  font-size: 1.3rem;
  margin-inline-end: ${({ theme }) => theme.spaces[1]};
  min-width: 2.4rem;
  padding: 0.1rem 0.6rem;
  text-align: center;
`;

interface KeyboardHelpProps {
  open: boolean;
  onClose: () => void;
  /** Whether keys of a single character are switched on. */
  lettersOn: boolean;
  onSwitch: (on: boolean) => void;
}

/** What the keys do, and the switch for those that somebody may press, or say, by mistake (WCAG 2.1.4). */
export function KeyboardHelp({ open, onClose, lettersOn, onSwitch }: KeyboardHelpProps) {
  return (
    <Modal.Root open={open} onOpenChange={onClose}>
      <Modal.Content aria-describedby={undefined}>
        <Modal.Header>
          <Modal.Title>Keyboard shortcuts</Modal.Title>
        </Modal.Header>
        <Body>
          <Keys>
            {keyTexts.map(({ keys, text }) => (
              <Line key={text} keys={keys} text={text} />
            ))}
          </Keys>
          <Flex gap={3} paddingTop={5} wrap="wrap">
            <Switch
              aria-label="Shortcuts of a single character"
              checked={lettersOn}
              onCheckedChange={onSwitch}
            />
            <Typography aria-hidden textColor="neutral800">
              {`Shortcuts of a single character are ${lettersOn ? 'on' : 'off'} in this browser.`}
            </Typography>
          </Flex>
        </Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Line({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
      </dt>
      <dd>{text}</dd>
    </>
  );
}
