import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const typed = {
  Name: 'Ada Example',
  Email: 'ada@example.com',
  Phone: '555-0101',
  Subject: 'Leaving our old ERP',
  Message: 'Two lines are enough.\nThis is the second.',
};

export const field = (label: string) => screen.getByRole('textbox', { name: label });
export const robot = () => screen.getByRole('checkbox', { name: "I'm not a robot" });
export const send = () => screen.getByRole('button', { name: /Send/ });

/** Shows the form again in place of the thanks. */
export const writeAnother = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Write another message' }));

/** Fills the fields, all or those named. */
export async function fill(user: UserEvent, texts: Partial<typeof typed> = typed) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(field(label));
    await user.paste(text);
  }
}

/** The honeypot. */
export function trap(): HTMLElement {
  const fields = screen.getAllByRole('textbox', { hidden: true });
  const found = fields.find((element) => element.getAttribute('name') === 'fax');
  if (!found) throw new Error('There is no trap.');
  return found;
}
