import { useMemo } from 'react';
import { excerpt } from './excerpt';
import { WrappedText } from './WrappedText';

interface RichTextExcerptProps {
  html: string;
  width: string;
}

/** The first words of a rich text, as plain text. */
export function RichTextExcerpt({ html, width }: RichTextExcerptProps) {
  const text = useMemo(() => excerpt(html), [html]);
  return <WrappedText width={width}>{text}</WrappedText>;
}
