import { Box } from '@strapi/design-system';
import { styled } from 'styled-components';

/** A text of several lines, which runs as its letters do: the cells of a table do not break theirs by themselves. */
export const WrappedText = styled(Box).attrs({ dir: 'auto' })`
  overflow-wrap: anywhere;
  white-space: normal;
`;
