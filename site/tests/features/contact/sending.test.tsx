import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../../../src/features/contact/ContactForm';
import { accepted, challenge, network, refused, type Reply, stubWorker } from './network';
import { field, fill, robot, send, typed, writeAnother } from './person';

const contact = '/api/contactus/createcontactus';

beforeEach(() => {
  stubWorker();
});

function open(...replies: [Reply, ...Reply[]]) {
  const { to } = network({ '/api/captcha': [challenge()], [contact]: replies });
  render(<ContactForm />);
  return { user: userEvent.setup(), sent: () => to(contact) };
}

const keyOf = (call: { headers: Headers } | undefined) => call?.headers.get('idempotency-key');

function solutionOf(call: { body: unknown } | undefined): unknown {
  const body = call?.body;
  if (typeof body !== 'object' || body === null || !('captcha' in body)) return undefined;
  return JSON.parse(atob(String(body.captcha)));
}

test('a complete and confirmed form is sent, confirmed to the visitor and cleared', async () => {
  const { user } = open(accepted);
  await fill(user);
  await user.click(robot());
  await user.click(send());
  expect(await screen.findByText('Success')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    /^SuccessThank you! we will reach you shortly$/,
  );
  expect(screen.getByText(/^We call you back .*Zurich time\.$/)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Success' })).toHaveFocus();
  await writeAnother(user);
  expect(field('Name')).toHaveFocus();
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('');
  expect(robot()).not.toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill all the fields');
});

test('the request contains the five trimmed fields and the solution of the captcha', async () => {
  const { user, sent } = open(accepted);
  await fill(user, { ...typed, Name: '  Ada Example ' });
  await user.click(robot());
  await user.click(send());
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
  expect(sent()[0]?.init.method).toBe('POST');
  expect(sent()[0]?.body).toMatchObject({
    name: 'Ada Example',
    email: typed.Email,
    phone: typed.Phone,
    subject: typed.Subject,
    message: typed.Message,
  });
  expect(solutionOf(sent()[0])).toMatchObject({
    challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' }, signature: 's' },
    solution: { counter: 7, derivedKey: 'beef' },
  });
});

test('invisible characters of pasted text are sent as spaces and line ends, and the form is cleared', async () => {
  const { user, sent } = open(accepted);
  const pasted = { Subject: 'Leaving\tour\u000bold ERP\u0002', Message: '\tOne\u000btwo\u0007' };
  await fill(user, { ...typed, ...pasted });
  await user.click(robot());
  await user.click(send());
  expect(await screen.findByText('Success')).toBeVisible();
  expect(sent()[0]?.body).toMatchObject({ subject: 'Leaving our old ERP', message: 'One\ntwo' });
  await writeAnother(user);
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test.each<[string, Reply]>([
  ['the server fails', refused(500, 'internal')],
  ['the CMS cannot be reached', refused(502, 'cms_unreachable')],
  ['the captcha cannot be verified', refused(503, 'captcha_unavailable')],
  ['there were too many requests', refused(429, 'too_many_requests')],
  ['the code is not known', refused(400, 'brand_new')],
  ['the code is a word of JavaScript', refused(400, 'constructor')],
  ['the answer is empty', { status: 201 }],
  ['the answer is no object', { status: 200, body: 'ok' }],
  ['a good status carries the error flag', { status: 200, body: { error: true } }],
  ['there is no network', new TypeError('Failed to fetch')],
])('when %s, the failure is shown and the text stays', async (_situation, reply) => {
  const { user } = open(reply);
  await fill(user);
  await user.click(robot());
  await user.click(send());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Contact us failed! Please try again$/);
  await waitFor(() => {
    expect(alert).toHaveFocus();
  });
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('when the server reports a missing field, the form asks to fill all the fields', async () => {
  const { user } = open(refused(400, 'missing_fields'));
  await fill(user);
  await user.click(robot());
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please fill all the fields$/);
  expect(field('Name')).toHaveValue(typed.Name);
});

test('when the server rejects the solution, the captcha must be confirmed again', async () => {
  const { user, sent } = open(refused(400, 'captcha_failed'), accepted);
  await fill(user);
  await user.click(robot());
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please confirm your not a robot\.$/);
  expect(robot()).not.toBeChecked();
  expect(field('Message')).toHaveValue(typed.Message);

  await user.click(robot());
  await user.click(send());
  expect(await screen.findByText('Success')).toBeVisible();
  expect(sent()).toHaveLength(2);
});

test('a retry carries the same key', async () => {
  const { user, sent } = open(new TypeError('Failed to fetch'), accepted);
  await fill(user);
  await user.click(robot());
  await user.click(send());
  await screen.findByRole('alert');
  await user.click(send());
  await screen.findByText('Success');
  expect(keyOf(sent()[0])).toMatch(/^[A-Za-z0-9-]{16,100}$/);
  expect(keyOf(sent()[1])).toBe(keyOf(sent()[0]));
});

test('a field changed after sending gets a new key', async () => {
  const { user, sent } = open(refused(500, 'internal'), accepted);
  await fill(user);
  await user.click(robot());
  await user.click(send());
  await screen.findByRole('alert');
  await user.type(field('Subject'), ', soon');
  await user.click(send());
  await screen.findByText('Success');
  expect(keyOf(sent()[1])).not.toBe(keyOf(sent()[0]));
});

test('the same text after a success is a new message with a new key', async () => {
  const { user, sent } = open(accepted);
  for (const times of [1, 2]) {
    await fill(user);
    await user.click(robot());
    await user.click(send());
    await waitFor(() => {
      expect(sent()).toHaveLength(times);
    });
    await screen.findByText('Success');
    await writeAnother(user);
  }
  expect(keyOf(sent()[1])).not.toBe(keyOf(sent()[0]));
});

test('a double click sends the form once', async () => {
  const { user, sent } = open(accepted);
  await fill(user);
  await user.click(robot());
  await user.dblClick(send());
  await screen.findByText('Success');
  expect(sent()).toHaveLength(1);
});

test('while the form is sending, the button says so and another click does nothing', async () => {
  let answer: (reply: typeof accepted) => void = () => undefined;
  const { user, sent } = open(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await fill(user);
  await user.click(robot());
  await user.click(send());
  const button = await screen.findByRole('button', { name: 'Sending…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(field('Name')).toHaveAttribute('readonly');
  await user.click(button);
  answer(accepted);
  await screen.findByText('Success');
  expect(sent()).toHaveLength(1);
  await writeAnother(user);
  expect(screen.getByRole('button', { name: 'Send message' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
});

test('when a message arrives, the next one being written stays visible below the thanks', async () => {
  let answer: (reply: typeof accepted) => void = () => undefined;
  const { user } = open(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await fill(user);
  await user.click(robot());
  await user.click(send());
  const subject = field('Subject');
  fireEvent.input(subject, { target: { value: 'Another one' } });
  answer(accepted);
  expect(await screen.findByText('Success')).toBeVisible();
  expect(field('Subject')).toHaveValue('Another one');
});

test('the request for the captcha disappears once the box is ticked', async () => {
  const { user } = open(accepted);
  await fill(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please confirm your not a robot\.$/);
  await user.click(robot());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(robot());
  await user.click(send());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('the form links to the privacy policy', () => {
  open(accepted);
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

test('the thanks for one message disappear when the next one is sent', async () => {
  const { user } = open(accepted);
  await fill(user);
  await user.click(robot());
  await user.click(send());
  await screen.findByText('Success');
  await writeAnother(user);
  expect(screen.queryByText('Success')).not.toBeInTheDocument();
});
