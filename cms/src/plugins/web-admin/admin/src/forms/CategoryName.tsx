import { styled } from 'styled-components';

/** A category to choose: the whole of it, which runs as its letters do. */
export const CategoryName = styled.bdi`
  overflow-wrap: anywhere;
  white-space: normal;
`;
