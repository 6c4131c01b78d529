import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { firmName } from '../../../api';
import mark from './mark.svg';

const Mark = styled.img`
  display: block;
  flex: none;
  height: 3.2rem;
  width: 3.2rem;
`;

// Beside the dropdowns of a narrow screen there is room for the mark alone.
const Name = styled(Typography)`
  display: none;

  ${({ theme }) => theme.breakpoints.medium} {
    display: block;
  }
`;

/** The firm's mark and name, above every screen. */
export function Brand() {
  return (
    <Flex gap={2}>
      <Mark src={mark} alt={firmName} />
      <Name aria-hidden fontWeight="bold" textColor="neutral800">
        {firmName}
      </Name>
    </Flex>
  );
}
