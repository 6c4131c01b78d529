import { Flex, TextButton, Typography } from '@strapi/design-system';

/** Tells that a form shows what was typed earlier. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Flex role="status" gap={3} wrap="wrap">
      <Typography textColor="neutral600">Your unsaved text is back.</Typography>
      <TextButton onClick={onDiscard}>Discard</TextButton>
    </Flex>
  );
}
