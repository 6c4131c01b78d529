import type { Contact } from '../../../api';
import { DetailsModal } from './DetailsModal';

const fields = [
  ['name', 'Name'],
  ['email', 'Email ID'],
  ['phone', 'Phone Number'],
  ['subject', 'Subject'],
  ['message', 'Message'],
] as const;

/** The View action of a row, and the modal with the whole message that it opens. Spec §2. */
export function ContactModal({ contact }: { contact: Contact }) {
  return (
    <DetailsModal
      title="Contact Details"
      buttonLabel={`View message from ${contact.name}`}
      what="Message"
      details={fields.map(([name, label]) => ({ name, label, value: contact[name] }))}
    />
  );
}
