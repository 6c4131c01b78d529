import { Flex, Typography } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isNarrowed, listAddress, viewOf, withView } from '../address';
import { ScreenLink } from '../lead/parts';
import { emptyText, viewNames } from '../texts';

const Way = styled(ScreenLink)`
  font-size: 1.4rem;
  line-height: 2.4rem;
`;

/**
 * Why the list is empty, and the ways to other leads.
 * @param onLeave is called when a way is taken, which disappears with the message
 */
export function NoLeads({ onLeave }: { onLeave: () => void }) {
  const [address] = useSearchParams();
  const view = viewOf(address);
  const narrowed = isNarrowed(address);
  const way = (text: string, to: URLSearchParams) => (
    <Way to={listAddress(to)} onClick={onLeave}>
      {text}
    </Way>
  );
  return (
    <Flex direction="column" gap={3} padding={8}>
      <Typography tag="p" textColor="neutral600" textAlign="center">
        {emptyText(view, narrowed)}
      </Typography>
      <Flex gap={5} wrap="wrap" justifyContent="center">
        {view !== 'all' &&
          way(`${narrowed ? 'Look in' : 'Show'} “${viewNames.all}”`, withView(address, 'all'))}
        {narrowed && way('Clear search and filters', withView(new URLSearchParams(), view))}
      </Flex>
    </Flex>
  );
}
