import { Button, Field, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { focusFirstField } from '../ui/dialogs/first-field';
import { MessageField } from './message-field';

/** Not Modal.Body, which a keyboard cannot scroll in every browser. */
const ModalBody = styled.div`
  max-height: 60dvh;
  overflow-y: auto;
  padding: ${({ theme }) => theme.spaces[7]};
`;

/** Spec §2: Name, Location and Message, not connected to the server. Submit says so. */
function TestimonialForm() {
  const [name, setName] = useState('');
  const [location, setLocation] = useState('');
  const [message, setMessage] = useState('');
  const [submitted, setSubmitted] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setSubmitted(true);
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
            {submitted &&
              'Nothing was saved: this form is a sample and is not connected to the server.'}
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

/** Spec §9. Nothing is loaded: the wait is part of the sample. */
const fakeLoadingMs = 3_000;

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
    const timer = setTimeout(setLoaded, fakeLoadingMs, true);
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
        {/* Not the loader's own alert, which would interrupt a screen reader. */}
        <Waiting role="status" aria-live="polite">
          Loading the form
        </Waiting>
      </Flex>
    </ModalBody>
  );
}

/** The button that opens the modal: three seconds of loading, then the form. */
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
