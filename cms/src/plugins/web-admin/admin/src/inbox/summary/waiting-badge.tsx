import { VisuallyHidden } from '@strapi/design-system';
import { styled } from 'styled-components';
import { leadsText } from '../texts';
import { waitingOf } from './reading';
import { useInbox } from './summary-context';

const Count = styled.span`
  background: ${({ theme }) => theme.colors.danger100};
  border: 1px solid ${({ theme }) => theme.colors.danger200};
  border-radius: 1rem;
  color: ${({ theme }) => theme.colors.danger700};
  font-size: 1.1rem;
  font-weight: 600;
  line-height: 1.6rem;
  margin-inline-start: 0.6rem;
  padding: 0 0.6rem;

  &[data-what='due today'] {
    background: ${({ theme }) => theme.colors.neutral150};
    border-color: ${({ theme }) => theme.colors.neutral200};
    color: ${({ theme }) => theme.colors.neutral700};
  }
`;

/** How many leads are late or else due today, beside the menu's entry for leads. */
export function WaitingBadge() {
  const waiting = waitingOf(useInbox().reading);
  if (waiting === undefined) return null;
  const { count, what } = waiting;
  return (
    <>
      <Count aria-hidden data-what={what} title={`${leadsText(count)} ${what}`}>
        {count}
      </Count>
      <VisuallyHidden>{`, ${leadsText(count)} ${what}`}</VisuallyHidden>
    </>
  );
}
