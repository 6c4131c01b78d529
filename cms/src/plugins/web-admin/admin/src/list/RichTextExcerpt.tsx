import { Box } from '@strapi/design-system';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { excerpt } from './excerpt';

// The cells of a table do not break their lines by themselves.
const Lines = styled(Box)`
  overflow-wrap: anywhere;
  white-space: normal;
`;

interface RichTextExcerptProps {
  html: string;
  width: string;
}

/** The first words of a rich text, as plain text. */
export function RichTextExcerpt({ html, width }: RichTextExcerptProps) {
  const text = useMemo(() => excerpt(html), [html]);
  return <Lines width={width}>{text}</Lines>;
}
