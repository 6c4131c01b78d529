import { Typography } from '@strapi/design-system';
import { useId, type PropsWithChildren, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled, css } from 'styled-components';

const linkStyle = css`
  color: ${({ theme }) => theme.colors.primary700};
  overflow-wrap: anywhere;
  text-decoration: underline;
`;

/** A link within a text, to a screen. */
export const ScreenLink = styled(Link)`
  ${linkStyle}
`;

/** A link within a text that opens another program. */
export const ProgramLink = styled.a`
  ${linkStyle}
`;

/** A text as it was typed: with its line breaks, each line in the direction of its letters. */
export const Typed = styled.div`
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
  white-space: pre-wrap;
`;

const Section = styled.section`
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[3]};
  padding-top: ${({ theme }) => theme.spaces[4]};
`;

/** A part of a lead's page. */
export function LeadSection({ title, children }: PropsWithChildren<{ title: ReactNode }>) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Typography tag="h3" variant="delta" textColor="neutral800" id={id}>
        {title}
      </Typography>
      {children}
    </Section>
  );
}

/** Labels with their values. */
export const Fields = styled.dl`
  align-items: baseline;
  display: grid;
  gap: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[4]}`};
  grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr);

  dt {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.3rem;
    line-height: 1.6;
  }
  dd {
    align-items: center;
    color: ${({ theme }) => theme.colors.neutral800};
    display: flex;
    font-size: 1.4rem;
    gap: ${({ theme }) => theme.spaces[1]};
    line-height: 1.5;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** A label and its value, each a cell of the grid. */
export const FieldPair = styled.div`
  display: contents;
`;

/** Buttons beside each other, below each other where there is no room. */
export const Actions = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.spaces[2]};
`;
