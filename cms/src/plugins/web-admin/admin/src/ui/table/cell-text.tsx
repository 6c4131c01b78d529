import { Box } from '@strapi/design-system';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { excerpt } from './excerpt';

/** A text that wraps, in the direction of its letters. A table cell alone does not wrap. */
export const WrappedText = styled(Box).attrs({ dir: 'auto' })`
  overflow-wrap: anywhere;
  white-space: normal;
`;

interface RichTextExcerptProps {
  html: string;
  width: string;
}

/** The first words of a rich text as plain text. */
export function RichTextExcerpt({ html, width }: RichTextExcerptProps) {
  const text = useMemo(() => excerpt(html), [html]);
  return <WrappedText width={width}>{text}</WrappedText>;
}
