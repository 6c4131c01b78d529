import { Button, Field, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { focusFirstField } from '../ui/dialogs/first-field';
import { MessageField } from './message-field';

/** Not Modal.Body, whose long content a keyboard cannot scroll in every browser. */
export const ModalBody = styled.div`
  max-height: 60dvh;
  overflow-y: auto;
  padding: ${({ theme }) => theme.spaces[7]};
`;

/** Spec §2: Name, Location and Message, not connected to the server; and whoever submits it is told so. */
export function TestimonialForm() {
  const [name, setName] = useState('');
  const [location, setLocation] = useState('');
  const [message, setMessage] = useState('');
  const [told, setTold] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setTold(true);
      }}
    >
      <ModalBody>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Field.Root name="name">
            <Field.Label>Name</Field.Label>
            <Field.Input
              value={name}
              onChange={(event) => {
                setName(event.target.value);
              }}
            />
          </Field.Root>
          <Field.Root name="location">
            <Field.Label>Location</Field.Label>
            <Field.Input
              value={location}
              onChange={(event) => {
                setLocation(event.target.value);
              }}
            />
          </Field.Root>
          <MessageField value={message} onChange={setMessage} />
          <Typography role="alert" textColor="neutral800" tag="p">
            {told && 'Nothing was saved: this form is a sample and is not connected to the server.'}
          </Typography>
        </Flex>
      </ModalBody>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">Close</Button>
        </Modal.Close>
        <Button type="submit">Submit</Button>
      </Modal.Footer>
    </form>
  );
}

/** Spec §9: milliseconds. Nothing is loaded: the wait is part of the sample. */
const fakeLoading = 3_000;

const Waiting = styled(Loader)`
  @media (prefers-reduced-motion: reduce) {
    img {
      animation: none;
    }
  }
`;

function LoadedForm() {
  const [loaded, setLoaded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(setLoaded, fakeLoading, true);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (loaded) focusFirstField(place.current);
  }, [loaded]);

  if (loaded) {
    return (
      <div ref={place}>
        <TestimonialForm />
      </div>
    );
  }
  return (
    <ModalBody>
      <Flex justifyContent="center">
        {/* Not the loader's own alert, which would break in on whatever is being read. */}
        <Waiting role="status" aria-live="polite">
          Loading the form
        </Waiting>
      </Flex>
    </ModalBody>
  );
}

/** The button of the screen, and the modal that it opens: three seconds of loading, then the form. */
export function TestimonialModal() {
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button startIcon={<Plus />}>Add Testimonial</Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Add Testimonial</Modal.Title>
        </Modal.Header>
        <LoadedForm />
      </Modal.Content>
    </Modal.Root>
  );
}
