import { css } from 'styled-components';

/** The look of rich text in the panel, for the element around the editable. */
export const contentStyle = css`
  .tiptap {
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.4rem;
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  .tiptap > * + * {
    margin-block-start: ${({ theme }) => theme.spaces[3]};
  }
  /* As on the site, the direction of each block follows its letters. */
  .tiptap :is(p, h2, h3, h4, li, th, td, figcaption):not([dir]) {
    unicode-bidi: plaintext;
  }
  .tiptap h2,
  .tiptap h3,
  .tiptap h4 {
    font-weight: 600;
    line-height: 1.3;
  }
  .tiptap h2 {
    font-size: 2.2rem;
  }
  .tiptap h3 {
    font-size: 1.8rem;
  }
  .tiptap h4 {
    font-size: 1.6rem;
  }
  .tiptap strong {
    font-weight: 700;
  }
  .tiptap em {
    font-style: italic;
  }
  .tiptap a {
    color: ${({ theme }) => theme.colors.primary600};
    /* Makes a link that stands alone large enough to hit, without moving its line. */
    padding-block: 0.4rem;
    text-decoration: underline;
  }
  .tiptap ul,
  .tiptap ol {
    padding-inline-start: ${({ theme }) => theme.spaces[6]};
  }
  .tiptap ul {
    list-style: disc;
  }
  .tiptap ol {
    list-style: decimal;
  }
  .tiptap blockquote {
    border-inline-start: 0.3rem solid ${({ theme }) => theme.colors.neutral300};
    padding-inline-start: ${({ theme }) => theme.spaces[4]};
  }
  .tiptap code {
    background: ${({ theme }) => theme.colors.neutral150};
    font-family: monospace;
  }
  .tiptap img {
    display: block;
    height: auto;
    max-width: 100%;
  }
  .tiptap img.ProseMirror-selectednode {
    outline: 0.2rem solid ${({ theme }) => theme.colors.primary600};
  }
  .tiptap th,
  .tiptap td {
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    padding: ${({ theme }) => theme.spaces[1]} ${({ theme }) => theme.spaces[2]};
    text-align: start;
  }
`;
