import { Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { InboxView } from '../../../../api';
import { listAddress } from '../address';
import { InboxProvider } from '../summary/summary-provider';
import { useInbox } from '../summary/summary-context';
import { countText, viewNames } from '../texts';
import { PromiseSummary } from './promise-summary';

const views = ['open', 'due_today', 'late'] as const satisfies InboxView[];

const Tile = styled(Link)`
  background: ${({ theme }) => theme.colors.neutral100};
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral800};
  display: flex;
  flex: 1 1 9rem;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[1]};
  padding: ${({ theme }) => theme.spaces[3]};
  text-decoration: none;

  &:hover {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
  &[data-late='true'] {
    background: ${({ theme }) => theme.colors.danger100};
    border-color: ${({ theme }) => theme.colors.danger200};
    color: ${({ theme }) => theme.colors.danger700};
  }
`;

function Counts() {
  const { reading } = useInbox();
  if (reading.kind === 'forbidden') return <Widget.NoPermissions />;
  if (reading.kind === 'failed') return <Widget.Error />;
  if (reading.kind === 'reading') return <Widget.Loading />;
  const { summary } = reading;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={3} wrap="wrap" alignItems="stretch">
        {views.map((view) => (
          <Tile
            key={view}
            to={listAddress(new URLSearchParams({ view }))}
            data-late={view === 'late' && summary.counts.late > 0}
          >
            <Typography tag="span" variant="alpha" textColor="inherit">
              {countText(summary.counts[view])}
            </Typography>
            <Typography tag="span" variant="pi" textColor="inherit">
              {viewNames[view]}
            </Typography>
          </Tile>
        ))}
      </Flex>
      <PromiseSummary summary={summary} />
    </Flex>
  );
}

/** The leads at a glance, on Strapi's home page. */
export default function LeadsWidget() {
  return (
    <InboxProvider enabled>
      <Counts />
    </InboxProvider>
  );
}
