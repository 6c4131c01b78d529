import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accepted, challenge, network, stubWorker } from './network';
import { field, fill, robot, send, typed, writeAnother } from './person';
import { hydrate, openPublished } from './prerendered';

const contact = '/api/contactus/createcontactus';

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Contact form' });

function areaOf(label: string): HTMLTextAreaElement {
  const element = field(label);
  if (!(element instanceof HTMLTextAreaElement)) throw new Error(`${label} has no lines.`);
  return element;
}

let fetched = false;

jest.mock('../../../src/features/contact/ContactLogic', () => {
  fetched = true;
  return jest.requireActual<object>('../../../src/features/contact/ContactLogic');
});

/** Waits until the logic has arrived and its effects are done. */
const arrival = () =>
  act(async () => {
    await import('../../../src/features/contact/ContactLogic');
  });

beforeEach(() => {
  stubWorker();
});

test('the form fetches its logic only when the visitor uses it', async () => {
  await hydrate(await openPublished());
  expect(fetched).toBe(false);
  await userEvent.setup().click(field('Name'));
  await waitFor(() => {
    expect(fetched).toBe(true);
  });
});

test('text, caret, focus and checkbox stay as they are when the page hydrates and when the logic arrives', async () => {
  const page = await openPublished();
  network({ '/api/captcha': [challenge()] });
  const message = areaOf('Message');
  const user = userEvent.setup();
  await user.click(robot());
  await user.type(message, 'Two lines');
  message.setSelectionRange(3, 5);
  await hydrate(page);
  // While the logic is loading.
  await user.keyboard('x');
  await arrival();

  expect(field('Message')).toBe(message);
  expect(message).toHaveValue('Twoxines');
  expect(message).toHaveFocus();
  expect([message.selectionStart, message.selectionEnd]).toEqual([4, 4]);
  expect(robot()).toBeChecked();
});

test('text typed during loading is sent, and a submit before the logic arrives counts once', async () => {
  const { to } = network({ '/api/captcha': [challenge()], [contact]: [accepted] });
  const page = await openPublished();
  const user = userEvent.setup();
  await fill(user);
  await user.click(robot());
  robot().blur();
  await hydrate(page);
  // Without pointer or key, so that only the submit fetches the logic.
  fireEvent.input(field('Subject'), { target: { value: 'Changed meanwhile' } });
  act(() => {
    form().requestSubmit();
  });
  expect(await screen.findByText('Success')).toBeVisible();
  expect(to(contact)).toHaveLength(1);
  expect(to(contact)[0]?.body).toMatchObject({ name: typed.Name, subject: 'Changed meanwhile' });
});

test('a complete message waits for the logic, which finds errors that the form cannot', async () => {
  const { to } = network({ '/api/captcha': [challenge()] });
  await hydrate(await openPublished());
  await fill(userEvent.setup(), { ...typed, Email: 'nobody' });
  act(() => {
    form().requestSubmit();
  });
  expect(send()).toHaveAccessibleName(/^Sending/);
  await waitFor(() => {
    expect(field('Email')).toHaveFocus();
  });
  expect(field('Email')).toBeInvalid();
  await waitFor(() => {
    expect(send()).toHaveAccessibleName(/^Send message/);
  });
  expect(to(contact)).toHaveLength(0);
});

test('empty fields are reported before the logic arrives, stay reported, and are not sent automatically', async () => {
  const { to } = network({ '/api/captcha': [challenge()], [contact]: [accepted] });
  await hydrate(await openPublished());
  act(() => {
    form().requestSubmit();
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill all the fields');
  expect(field('Name')).toHaveFocus();
  expect(field('Message')).toBeInvalid();
  await arrival();
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill all the fields');
  expect(field('Message')).toBeInvalid();

  const user = userEvent.setup();
  await fill(user);
  await waitFor(() => {
    for (const label of Object.keys(typed)) expect(field(label)).toBeValid();
  });
  await user.click(robot());
  expect(to(contact)).toHaveLength(0);
  await user.click(send());
  expect(await screen.findByText('Success')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await writeAnother(user);
  expect(field('Name')).toHaveAttribute('aria-invalid', 'false');
  expect(to(contact)).toHaveLength(1);
});

test('autofilled text counts like typed text', async () => {
  const page = await openPublished();
  await hydrate(page);
  const user = userEvent.setup();
  await user.click(send());
  await waitFor(() => {
    expect(field('Name')).toBeInvalid();
  });
  fireEvent.input(field('Name'), { target: { value: 'Ada' } });
  await waitFor(() => {
    expect(field('Name')).toBeValid();
  });
});
