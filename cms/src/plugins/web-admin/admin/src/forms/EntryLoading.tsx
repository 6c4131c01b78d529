import { Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';

const Body = styled.div`
  padding: ${({ theme }) => theme.spaces[7]};
  text-align: center;
`;

interface EntryLoadingProps {
  title: string;
  /** Why there is no entry; undefined while it is on its way. */
  problem: string | undefined;
  /** Absent where a second try is of no use. */
  onRetry: (() => void) | undefined;
  onClose: () => void;
}

/** Stands where a modal's form will be, while its entry is read or because it could not be. */
export function EntryLoading({ title, problem, onRetry, onClose }: EntryLoadingProps) {
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content aria-describedby={undefined}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Body>
          {problem === undefined ? (
            <Loader>Loading the entry</Loader>
          ) : (
            <Flex role="alert" direction="column" gap={4}>
              <Typography textColor="neutral800">{problem}</Typography>
              {onRetry && (
                <Button variant="secondary" onClick={onRetry}>
                  Retry
                </Button>
              )}
            </Flex>
          )}
        </Body>
      </Modal.Content>
    </Modal.Root>
  );
}
