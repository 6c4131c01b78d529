import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { useState, type FormEvent } from 'react';
import { MessageField } from './MessageField';
import { ModalBody } from './ModalBody';

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
