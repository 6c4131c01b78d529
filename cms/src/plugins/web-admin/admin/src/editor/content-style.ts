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
  .tiptap code,
  .tiptap pre {
    background: ${({ theme }) => theme.colors.neutral150};
    font-family: monospace;
  }
  .tiptap pre {
    direction: ltr;
    overflow-wrap: normal;
    overflow-x: auto;
    padding: ${({ theme }) => theme.spaces[3]};
    text-align: left;
    unicode-bidi: isolate;
  }
  .tiptap hr {
    border: 0;
    border-block-start: 0.2rem solid ${({ theme }) => theme.colors.neutral300};
    margin-block: ${({ theme }) => theme.spaces[5]};
  }
  .tiptap img {
    display: block;
    height: auto;
    max-width: 100%;
  }
  .tiptap :is(img, hr).ProseMirror-selectednode {
    outline: 0.2rem solid ${({ theme }) => theme.colors.primary600};
  }
  .tiptap figcaption,
  .tiptap .picture-note {
    font-size: 1.2rem;
  }
  .tiptap figcaption {
    border-block-end: 1px dashed ${({ theme }) => theme.colors.neutral300};
    color: ${({ theme }) => theme.colors.neutral600};
    padding-block: ${({ theme }) => theme.spaces[1]};
  }
  .tiptap .picture-note {
    background: ${({ theme }) => theme.colors.warning100};
    color: ${({ theme }) => theme.colors.warning700};
    display: block;
    padding: ${({ theme }) => theme.spaces[1]} ${({ theme }) => theme.spaces[2]};
    user-select: none;
  }
  .tiptap table {
    border-collapse: collapse;
    /* A wide table scrolls by itself. */
    display: block;
    overflow-x: auto;
  }
  .tiptap th,
  .tiptap td {
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    min-width: 6rem;
    overflow-wrap: break-word;
    padding: ${({ theme }) => theme.spaces[1]} ${({ theme }) => theme.spaces[2]};
    position: relative;
    text-align: start;
    vertical-align: top;
  }
  .tiptap th {
    background: ${({ theme }) => theme.colors.neutral150};
    font-weight: 600;
  }
  .tiptap .selectedCell {
    background: ${({ theme }) => theme.colors.primary100};
    outline: 0.2rem solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -0.2rem;
  }
`;
