import { Button, Modal } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[5]};
  overflow-y: auto;
  padding: ${({ theme }) => theme.spaces[6]};
`;

const Ends = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.spaces[2]};
`;

interface ModalFormProps {
  title: string;
  onSubmit: () => void;
  /** The buttons at its end; Cancel is there already. */
  actions: ReactNode;
  children: ReactNode;
}

/** The title of a modal, and the form that it holds. */
export function ModalForm({ title, onSubmit, actions, children }: ModalFormProps) {
  return (
    <>
      <Modal.Header>
        <Modal.Title>{title}</Modal.Title>
      </Modal.Header>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // To React it is inside the form or the screen that opened it.
          event.stopPropagation();
          onSubmit();
        }}
      >
        <Body>{children}</Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Cancel</Button>
          </Modal.Close>
          <Ends>{actions}</Ends>
        </Modal.Footer>
      </Form>
    </>
  );
}
