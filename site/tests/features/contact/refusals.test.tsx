import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../../../src/features/contact/ContactForm';
import { challenge, network, stubWorker } from './network';
import { field, fill, robot, send, typed } from './person';

const contact = '/api/contactus/createcontactus';

beforeEach(() => {
  stubWorker();
});

function open() {
  const { to } = network({ '/api/captcha': [challenge()] });
  render(<ContactForm />);
  return { user: userEvent.setup(), sent: () => to(contact) };
}

test('an empty form asks to fill all the fields and focuses the first one', async () => {
  const { user, sent } = open();
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please fill all the fields$/);
  expect(field('Name')).toHaveFocus();
  expect(sent()).toHaveLength(0);
});

test.each([
  ['Name', 'Tell us who to call back.'],
  ['Email', 'Add an address we can write to.'],
  ['Phone', 'Add a number we can call you back on.'],
  ['Subject', 'Tell us in a few words what it’s about.'],
  ['Message', 'Two lines will do: what you run now, and when it has to change.'],
])('an empty %s is refused and described beside the field', async (label, sentence) => {
  const { user, sent } = open();
  await fill(user, { ...typed, [label]: ' ' });
  await user.click(robot());
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please fill all the fields$/);
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveFocus();
  expect(field(label)).toHaveAccessibleDescription(sentence);
  for (const other of Object.keys(typed).filter((name) => name !== label)) {
    expect(field(other)).toBeValid();
  }
  expect(sent()).toHaveLength(0);
});

test.each([' \n\t ', '\u200b\u2060\u00ad\u3164\u2800'])(
  '%j alone counts as empty and stays in the field',
  async (blank) => {
    const { user } = open();
    await fill(user, { ...typed, Message: blank });
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill all the fields');
    expect(field('Message')).toHaveFocus();
    expect(field('Message')).toHaveValue(blank);
  },
);

test('the fields are checked before the captcha', async () => {
  const { user } = open();
  await fill(user, { Name: 'Ada Example' });
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please fill all the fields$/);
  expect(robot()).toBeValid();
});

test('a complete form without the captcha asks for its confirmation', async () => {
  const { user, sent } = open();
  await fill(user);
  await user.click(send());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Please confirm your not a robot\.$/);
  expect(alert).toHaveFocus();
  expect(robot()).toBeInvalid();
  expect(robot()).toHaveAccessibleDescription('Please confirm your not a robot.');
  expect(field('Message')).toHaveValue(typed.Message);
  expect(sent()).toHaveLength(0);
});

test('a malformed e-mail gets a message beside it and no alert', async () => {
  const { user, sent } = open();
  await fill(user, { ...typed, Email: 'ada.example.com' });
  await user.click(robot());
  await user.click(send());
  await waitFor(() => {
    expect(field('Email')).toHaveAccessibleDescription(
      'Enter the full address, with the @ and what comes after it.',
    );
  });
  expect(field('Email')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent()).toHaveLength(0);
});

test('a message beside a field disappears once the field is corrected', async () => {
  const { user } = open();
  await user.click(send());
  await screen.findByRole('alert');
  await fill(user, { Name: 'Ada Example' });
  await waitFor(() => {
    expect(field('Name')).toBeValid();
  });
  expect(field('Email')).toBeInvalid();
});

test('nothing is marked before the first attempt to send', async () => {
  const { user } = open();
  await user.type(field('Name'), 'A');
  await user.clear(field('Name'));
  await user.tab();
  for (const label of Object.keys(typed)) {
    expect(field(label)).toHaveAttribute('aria-invalid', 'false');
    expect(field(label)).not.toHaveAccessibleDescription();
  }
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a repeated message is announced again at the next attempt', async () => {
  const { user } = open();
  await user.click(send());
  const first = await screen.findByRole('alert');
  await user.click(send());
  await waitFor(() => {
    expect(screen.getByRole('alert')).not.toBe(first);
  });
});
