import { Box, Flex, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import { useEffect, useRef } from 'react';
import type { Problem } from './use-entry-form';

/** The alert of a form. It takes the focus, and thereby scrolls into view. */
export function FormAlert({ problem }: { problem: Problem }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.focus();
  }, [problem]);

  return (
    <Flex
      ref={alert}
      role="alert"
      tabIndex={-1}
      gap={3}
      padding={4}
      hasRadius
      background="danger100"
      borderColor="danger200"
    >
      <Box shrink={0}>
        <WarningCircle aria-hidden fill="danger700" />
      </Box>
      <Typography textColor="danger700">{problem.text}</Typography>
    </Flex>
  );
}
