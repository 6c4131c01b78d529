import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../../../src/features/contact/ContactForm';
import { ContactSection } from '../../../src/features/contact/ContactPanel';
import { accepted, challenge, network, refused, type Reply, stubWorker } from './network';
import { field, fill, robot, send, typed, writeAnother } from './person';

const contact = '/api/contactus/createcontactus';

beforeEach(() => {
  stubWorker();
});

afterEach(() => {
  jest.restoreAllMocks();
});

function open(...replies: [Reply, ...Reply[]]) {
  const { to } = network({ '/api/captcha': [challenge()], [contact]: replies });
  return { page: render(<ContactForm />), user: userEvent.setup(), sent: () => to(contact) };
}

/** Leaves the page for another one that embeds the form; a reload does the same. */
function goOn(page: ReturnType<typeof render>) {
  page.unmount();
  return render(<ContactSection title="Write to us" />);
}

const keyOf = (call: { headers: Headers } | undefined) => call?.headers.get('idempotency-key');

function expectTyped() {
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
}

test('text typed on one page is in the form of the next page', async () => {
  const { page, user } = open(accepted);
  await fill(user);
  goOn(page);
  expectTyped();
});

test('typed text is restored after a reload', async () => {
  const { page, user } = open(accepted);
  await user.type(field('Message'), ' Two lines\n');
  page.unmount();
  open(accepted);
  expect(field('Message')).toHaveValue(' Two lines\n');
});

test('a field that was cleared stays empty', async () => {
  const { page, user } = open(accepted);
  await user.type(field('Name'), 'A');
  await user.clear(field('Name'));
  goOn(page);
  expect(field('Name')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('the confirmation of the captcha is not kept', async () => {
  const { page, user } = open(accepted);
  await fill(user);
  await user.click(robot());
  await screen.findByText('Confirmed');
  goOn(page);
  expect(robot()).not.toBeChecked();
});

test('the same message sent again after a reload carries the same key', async () => {
  const { page, user, sent } = open(refused(500, 'internal'), accepted);
  await fill(user);
  await user.click(robot());
  await user.click(send());
  await screen.findByRole('alert');
  goOn(page);
  await user.click(robot());
  await user.click(send());
  await screen.findByText('Success');
  expect(keyOf(sent()[1])).toBe(keyOf(sent()[0]));
});

test('another message sent after a reload carries another key', async () => {
  const { page, user, sent } = open(refused(500, 'internal'), accepted);
  await fill(user);
  await user.click(robot());
  await user.click(send());
  await screen.findByRole('alert');
  goOn(page);
  await user.type(field('Subject'), ', soon');
  await user.click(robot());
  await user.click(send());
  await screen.findByText('Success');
  expect(keyOf(sent()[1])).not.toBe(keyOf(sent()[0]));
});

test('after a success the browser keeps nothing of the message', async () => {
  const { page, user } = open(accepted);
  await fill(user);
  await user.click(robot());
  await user.click(send());
  await screen.findByText('Success');
  expect(sessionStorage).toHaveLength(0);
  goOn(page);
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('');
});

test('a message that arrives after the visitor has changed pages is confirmed there and cannot be sent again', async () => {
  let answer: (reply: typeof accepted) => void = () => undefined;
  const { page, user, sent } = open(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await fill(user);
  await user.click(robot());
  await user.click(send());
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
  goOn(page);
  expectTyped();
  answer(accepted);
  expect(await screen.findByText('Success')).toBeVisible();
  await writeAnother(user);
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('with blocked storage the form works and keeps its text across pages', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
  }
  const { page, user } = open(accepted);
  await fill(user);
  goOn(page);
  expectTyped();
  await user.click(robot());
  await user.click(send());
  expect(await screen.findByText('Success')).toBeVisible();
  await writeAnother(user);
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('');
});

test.each(['{"name":', '[]', 'null', '"text"', '{"name":5,"email":null}'])(
  'a stored draft that is %s leaves the form empty',
  (garbage) => {
    sessionStorage.setItem('draft:contact', garbage);
    sessionStorage.setItem('sending:contact', garbage);
    open(accepted);
    for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('');
  },
);
