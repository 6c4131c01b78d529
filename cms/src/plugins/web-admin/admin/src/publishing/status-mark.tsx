import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { MarkStatus } from './entry-mark';
import { statusStyles } from './status-styles';

/** A text that wraps. A table cell alone does not wrap. */
export const Wrapped = styled(Typography)`
  overflow-wrap: anywhere;
  white-space: normal;
`;

interface StatusMarkProps {
  status: MarkStatus;
  text: string;
}

/** A state as an icon and a word. */
export function StatusMark({ status, text }: StatusMarkProps) {
  const { Icon, background, border, color } = statusStyles[status];
  return (
    <Flex
      inline
      gap={1}
      paddingTop={1}
      paddingBottom={1}
      paddingLeft={2}
      paddingRight={2}
      hasRadius
      background={background}
      borderColor={border}
    >
      <Flex tag="span" shrink={0}>
        <Icon aria-hidden fill={color} width="1.2rem" height="1.2rem" />
      </Flex>
      <Wrapped variant="pi" fontWeight="semiBold" textColor={color}>
        {text}
      </Wrapped>
    </Flex>
  );
}
