import { randomUUID } from 'node:crypto';

const message =
  'We run payroll in three countries and would like to talk about the cut-over.\n'.repeat(6);

/** A message as visitors write it, with the key and the captcha's nonce that its row stores. */
export function makeContact(index: number) {
  return {
    fields: {
      name: `Visitor ${String(index)}`,
      email: `visitor.${String(index)}@example.com`,
      phone: '555-0100',
      subject: 'The next release',
      message,
    },
    key: randomUUID(),
    nonce: randomUUID(),
  };
}

export type NewContact = ReturnType<typeof makeContact>;

/** This many new contacts. */
export const makeContacts = (count: number): NewContact[] =>
  Array.from({ length: count }, (_, index) => makeContact(index));

/** One of the prepared contacts. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`Number ${String(index)} was not made ready.`);
  return item;
}
