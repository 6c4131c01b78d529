import { styled } from 'styled-components';

/** Not Modal.Body, whose long content a keyboard cannot scroll in every browser. */
export const ModalBody = styled.div`
  max-height: 60dvh;
  overflow-y: auto;
  padding: ${({ theme }) => theme.spaces[7]};
`;
