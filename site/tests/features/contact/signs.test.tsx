import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { contactBody } from '../../../../cms/src/contract/leads/contact';
import { ContactForm } from '../../../src/features/contact/ContactForm';
import { stopClock } from './clock';
import { accepted, challenge, network, refused, type Reply, stubWorker } from './network';
import { field, fill, robot, send, trap, typed, writeAnother } from './person';
import { hydrate, openPublished } from './prerendered';

const contact = '/api/contactus/createcontactus';

let clock: { now: number };

beforeEach(() => {
  stubWorker();
  clock = stopClock();
});

afterEach(() => {
  jest.restoreAllMocks();
});

function open(...replies: [Reply, ...Reply[]]) {
  const { to } = network({ '/api/captcha': [challenge()], [contact]: replies });
  return { user: userEvent.setup(), sent: () => to(contact) };
}

async function confirmAndSend(user: UserEvent) {
  await user.click(robot());
  await user.click(send());
}

test('a message reports the time from the first touch of the form to its submit', async () => {
  const { user, sent } = open(accepted);
  render(<ContactForm />);
  clock.now = 60_000;
  await user.click(field('Phone'));
  clock.now = 63_500.4;
  await fill(user);
  await confirmAndSend(user);
  await screen.findByText('Success');
  expect(sent()[0]?.body).toMatchObject({ trap: '', filledInMs: 3_500 });
});

test('a retry counts from the same first touch, and the next message from its own', async () => {
  const { user, sent } = open(refused(500, 'internal'), accepted);
  render(<ContactForm />);
  clock.now = 1_000;
  await fill(user);
  await confirmAndSend(user);
  await screen.findByRole('alert');
  clock.now = 9_000;
  await user.click(send());
  await screen.findByText('Success');
  clock.now = 20_000;
  await writeAnother(user);
  await fill(user);
  clock.now = 24_000;
  await confirmAndSend(user);
  await waitFor(() => {
    expect(sent()).toHaveLength(3);
  });
  expect(sent()[0]?.body).toMatchObject({ filledInMs: 0 });
  expect(sent()[1]?.body).toMatchObject({ filledInMs: 8_000 });
  expect(sent()[2]?.body).toMatchObject({ filledInMs: 4_000 });
});

test.each([
  [
    'typed',
    async (user: UserEvent) => {
      await fill(user, { Name: 'Ada' });
      field('Name').blur();
    },
  ],
  ['begun', (user: UserEvent) => user.click(field('Name'))],
])(
  'the time of a form that was %s before the script arrived starts with the navigation',
  async (_what, begin) => {
    const { user, sent } = open(accepted);
    const page = await openPublished();
    await begin(user);
    clock.now = 5_000;
    await hydrate(page);
    await fill(user);
    await confirmAndSend(user);
    await screen.findByText('Success');
    expect(sent()[0]?.body).toMatchObject({ filledInMs: 5_000 });
  },
);

test('autofill counts as the start of filling in', async () => {
  const { user, sent } = open(accepted);
  render(<ContactForm />);
  clock.now = 1_000;
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.input(field(label), { target: { value } });
  }
  clock.now = 3_000;
  await confirmAndSend(user);
  await screen.findByText('Success');
  expect(sent()[0]?.body).toMatchObject({ filledInMs: 2_000 });
});

test('a restored draft does not report the time that it took', async () => {
  const { user, sent } = open(accepted);
  const draft = { name: 'A', email: 'a@example.com', phone: '1', subject: 'S', message: 'M' };
  sessionStorage.setItem('draft:contact', JSON.stringify(draft));
  render(<ContactForm />);
  await confirmAndSend(user);
  await screen.findByText('Success');
  expect(sent()[0]?.body).toMatchObject(draft);
  expect(sent()[0]?.body).not.toHaveProperty('filledInMs');
});

test('the honeypot is hidden from people: Tab skips it, autofill ignores it, and it is not stored', async () => {
  const user = userEvent.setup();
  render(<ContactForm />);
  await user.click(field('Message'));
  await user.tab();
  expect(robot()).toHaveFocus();
  expect(trap()).toHaveAttribute('aria-hidden', 'true');
  expect(trap()).toHaveAttribute('tabindex', '-1');
  expect(trap()).toHaveAttribute('autocomplete', 'off');
  expect(trap()).toHaveAttribute('data-1p-ignore');
  expect(trap()).toHaveAttribute('data-lpignore', 'true');
  expect(trap()).toHaveAttribute('data-form-type', 'other');
  expect(trap()).not.toHaveAttribute('style');
  fireEvent.input(trap(), { target: { value: 'caught' } });
  expect(sessionStorage).toHaveLength(0);
});

test('the value of the honeypot is sent, cut to the limit of the contract, and the answer is the same', async () => {
  const { user, sent } = open(accepted);
  render(<ContactForm />);
  await fill(user);
  fireEvent.input(trap(), { target: { value: 'http://example.com/'.repeat(50) } });
  await confirmAndSend(user);
  expect(await screen.findByText('Success')).toBeVisible();
  const body = sent()[0]?.body;
  expect(body).toMatchObject({ trap: 'http://example.com/'.repeat(50).slice(0, 200) });
  expect(contactBody.isValidSync(body)).toBe(true);
});
