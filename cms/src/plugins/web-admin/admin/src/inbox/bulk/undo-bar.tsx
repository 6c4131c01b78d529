import { Button, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { LeadChanges } from './use-changes';

const Bar = styled(Flex)`
  background: ${({ theme }) => theme.colors.neutral800};
  border-radius: ${({ theme }) => theme.borderRadius};
  bottom: 2rem;
  box-shadow: ${({ theme }) => theme.shadows.popupShadow};
  inset-inline: 0;
  margin-inline: auto;
  max-width: calc(100vw - 3.2rem);
  padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[3]} ${theme.spaces[2]} ${theme.spaces[5]}`};
  position: fixed;
  width: max-content;
  z-index: 3;
`;

/** Says what was done, and offers to undo it for a while. The clock stands still while somebody is at the button. */
export function UndoBar({ changes }: { changes: Pick<LeadChanges, 'offer' | 'slot' | 'notice'> }) {
  const { offer, slot, notice } = changes;
  return (
    <>
      <VisuallyHidden role="status">
        {offer === undefined ? notice : `${offer.text} Undo is offered for ten seconds.`}
      </VisuallyHidden>
      {offer !== undefined && (
        <Bar
          role="group"
          aria-label="What was done last"
          gap={4}
          onPointerEnter={() => {
            slot.hold(true);
          }}
          onPointerLeave={() => {
            slot.hold(false);
          }}
          onFocus={() => {
            slot.hold(true);
          }}
          onBlur={() => {
            slot.hold(false);
          }}
        >
          <Typography textColor="neutral0">{offer.text}</Typography>
          <Button variant="secondary" size="S" onClick={slot.undo}>
            Undo
          </Button>
        </Bar>
      )}
    </>
  );
}
