import { Box, Flex, IconButton } from '@strapi/design-system';
import { Question } from '@strapi/icons';
import { useId, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Actor } from '../../../api';
import { FilterToggle } from '../ui/table/filter-toggle';
import { ListSearch } from '../ui/table/list-search';
import { countFilters, filtersOf } from './address';
import { InboxFilterForm } from './filters';
import { PromiseSummary } from './promise/promise-summary';
import { useInbox } from './summary/summary-context';
import { Views } from './views';

/** Search, filters and help. On a phone they have a line of their own. */
const Tools = styled(Flex)`
  flex: 1 0 100%;

  > :first-child {
    flex: 1;
  }
  button {
    white-space: nowrap;
  }

  ${({ theme }) => theme.breakpoints.medium} {
    flex: none;
  }
`;

interface InboxHeadProps {
  owners: readonly Actor[];
  /** The account of this admin. */
  ownId: number | undefined;
  /** That leads have come which the list does not show yet. Its line is as high as without it. */
  notice: ReactNode;
  onHelp: () => void;
}

/** The part above the list: how the promise was kept, search, filters and views. */
export function InboxHead({ owners, ownId, notice, onHelp }: InboxHeadProps) {
  const [address] = useSearchParams();
  const { reading } = useInbox();
  const filters = countFilters(filtersOf(address));
  const [filtersShown, setFiltersShown] = useState(filters > 0);
  const filtersId = useId();
  return (
    <>
      {/* Not in the header: Strapi mounts that again when the page scrolls, and the search box takes the focus. */}
      <Flex gap={2} wrap="wrap" alignItems="flex-start" paddingBottom={2}>
        <Box flex="1">
          {reading.kind === 'known' && <PromiseSummary summary={reading.summary} />}
        </Box>
        {notice}
        <Tools gap={2}>
          <ListSearch label="Search leads" />
          <FilterToggle
            controls={filtersId}
            expanded={filtersShown}
            active={filters}
            onToggle={() => {
              setFiltersShown(!filtersShown);
            }}
          />
          <IconButton label="Keyboard shortcuts" onClick={onHelp}>
            <Question />
          </IconButton>
        </Tools>
      </Flex>
      <Views />
      {filtersShown && (
        <Box paddingTop={3}>
          <InboxFilterForm id={filtersId} owners={owners} ownId={ownId} />
        </Box>
      )}
    </>
  );
}
