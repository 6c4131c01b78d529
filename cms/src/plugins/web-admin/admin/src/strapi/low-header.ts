import { styled } from 'styled-components';

/** A screen with less air around its header, Strapi's `Layouts.Header`, which takes no style of its own. */
export const LowHeader = styled.div`
  [data-strapi-header] {
    padding-block: ${({ theme }) => theme.spaces[4]};
  }
`;
