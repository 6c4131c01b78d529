import { Button, Flex, Loader, Modal } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { focusFirstField } from '../ui/dialogs/first-field';
import { ModalBody } from './ModalBody';
import { TestimonialForm } from './TestimonialForm';

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
