import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../../../src/features/contact/ContactForm';
import { accepted, challenge, network, refused, stubWorker } from '../contact/network';
import { field, fill, robot, send, typed } from '../contact/person';

const contact = '/api/contactus/createcontactus';

test('no challenge is requested before the box is ticked', async () => {
  stubWorker();
  const { to } = network({ '/api/captcha': [challenge()] });
  render(<ContactForm />);
  const user = userEvent.setup();
  await fill(user);
  expect(to('/api/captcha')).toHaveLength(0);
  await user.click(robot());
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(to('/api/captcha')).toHaveLength(1);
});

test('the box can be ticked from the keyboard', async () => {
  stubWorker();
  network({ '/api/captcha': [challenge()] });
  render(<ContactForm />);
  const user = userEvent.setup();
  act(() => {
    robot().focus();
  });
  await user.keyboard(' ');
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(robot()).toBeChecked();
});

test('a form submitted during the captcha’s work is sent once the captcha is solved', async () => {
  let finish = () => {};
  stubWorker(
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  const { to } = network({ '/api/captcha': [challenge()], [contact]: [accepted] });
  render(<ContactForm />);
  const user = userEvent.setup();
  await fill(user);
  await user.click(robot());
  expect(await screen.findByText('Checking…')).toBeVisible();
  await user.click(send());
  expect(to(contact)).toHaveLength(0);
  finish();
  expect(await screen.findByText('Success')).toBeVisible();
  expect(to(contact)).toHaveLength(1);
});

test('an unticked box is not confirmed', async () => {
  stubWorker();
  const { to } = network({ '/api/captcha': [challenge()], [contact]: [accepted] });
  render(<ContactForm />);
  const user = userEvent.setup();
  await fill(user);
  await user.click(robot());
  await screen.findByText('Confirmed');
  await user.click(robot());
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please confirm your not a robot.');
  expect(to(contact)).toHaveLength(0);
});

test('without a challenge the form shows the failure, keeps its text and can be sent again', async () => {
  stubWorker();
  const away = refused(503, 'captcha_unavailable');
  const { to } = network({
    '/api/captcha': [away, away, challenge()],
    [contact]: [accepted],
  });
  render(<ContactForm />);
  const user = userEvent.setup();
  await fill(user);
  await user.click(robot());
  expect(await screen.findByText('Could not connect. Try again.')).toBeVisible();

  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Contact us failed! Please try again$/,
  );
  expect(field('Message')).toHaveValue(typed.Message);
  expect(to(contact)).toHaveLength(0);

  await user.click(send());
  expect(await screen.findByText('Success')).toBeVisible();
});

test('a challenge with another algorithm is not solved', async () => {
  stubWorker();
  network({ '/api/captcha': [{ status: 200, body: { parameters: { algorithm: 'SHA-1' } } }] });
  render(<ContactForm />);
  const user = userEvent.setup();
  await user.click(robot());
  expect(await screen.findByText('Could not connect. Try again.')).toBeVisible();
});

/** Advances the clock to the last valid second of a solution, and then past it. */
function expectTenMinutes() {
  act(() => {
    jest.advanceTimersByTime(599_000);
  });
  expect(robot()).toBeChecked();
  act(() => {
    jest.advanceTimersByTime(2_000);
  });
  expect(robot()).not.toBeChecked();
}

test('an expired solution must be confirmed again', async () => {
  stubWorker();
  const { to } = network({ '/api/captcha': [challenge()], [contact]: [accepted] });
  jest.useFakeTimers();
  render(<ContactForm />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await fill(user);
  await user.click(robot());
  await screen.findByText('Confirmed');
  expectTenMinutes();

  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please confirm your not a robot.');
  expect(to(contact)).toHaveLength(0);
  jest.useRealTimers();
});

const minute = 60;
const day = 24 * 60 * minute;

test.each([
  ['15 minutes ahead', 15 * minute],
  ['an hour ahead', 60 * minute],
  ['a day ahead', day],
  ['40 days behind', -40 * day],
])(
  "a solution stays valid for the same time with the visitor's clock %s",
  async (_clock, ahead) => {
    stubWorker();
    const now = Math.floor(Date.now() / 1000);
    network({ '/api/captcha': [challenge(now + 600)] });
    jest.useFakeTimers({ now: (now + ahead) * 1000 });
    render(<ContactForm />);
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(robot());
    await screen.findByText('Confirmed');
    expectTenMinutes();
    jest.useRealTimers();
  },
);

test('a browser that does not report its processors also solves the challenge', async () => {
  stubWorker();
  network({ '/api/captcha': [challenge()] });
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: undefined });
  render(<ContactForm />);
  await userEvent.click(robot());
  expect(await screen.findByText('Confirmed')).toBeVisible();
  Reflect.deleteProperty(navigator, 'hardwareConcurrency');
});
