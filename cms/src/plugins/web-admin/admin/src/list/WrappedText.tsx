import { Box } from '@strapi/design-system';
import { styled } from 'styled-components';

/** A text of several lines: the cells of a table do not break theirs by themselves. */
export const WrappedText = styled(Box)`
  overflow-wrap: anywhere;
  white-space: normal;
`;
