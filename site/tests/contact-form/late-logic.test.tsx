import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accepted, challenge, network, stubWorker } from './network';
import { field, fill, robot, send, typed } from './person';
import { hydrate, openPublished } from './prerendered';

const contact = '/api/contactus/createcontactus';

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Contact form' });

function areaOf(label: string): HTMLTextAreaElement {
  const element = field(label);
  if (!(element instanceof HTMLTextAreaElement)) throw new Error(`${label} has no lines.`);
  return element;
}

const live = () =>
  waitFor(() => {
    expect(form()).not.toHaveAttribute('data-pending');
  });

beforeEach(() => {
  stubWorker();
});

test('the form waits for its logic until someone is at it, and then tells that it is live', async () => {
  const page = await openPublished();
  expect(form()).toHaveAttribute('data-pending');
  const told = jest.fn();
  window.addEventListener('live', told, { once: true });
  await hydrate(page);
  expect(form()).toHaveAttribute('data-pending');
  expect(told).not.toHaveBeenCalled();

  await userEvent.setup().click(field('Name'));
  await live();
  expect(told).toHaveBeenCalledTimes(1);
});

test('the form asks for its logic when it comes near the window', async () => {
  let comeNear: () => void = () => undefined;
  const original = globalThis.IntersectionObserver;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => {
          report([{ isIntersecting: true }]);
        };
      }
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
  await hydrate(await openPublished());
  act(comeNear);
  await live();
  Object.assign(globalThis, { IntersectionObserver: original });
});

test('text, caret, focus and tick stay as they are when the page goes live and when the logic arrives', async () => {
  const page = await openPublished();
  network({ '/api/captcha': [challenge()] });
  const message = areaOf('Message');
  const user = userEvent.setup();
  await user.click(robot());
  await user.type(message, 'Two lines');
  message.setSelectionRange(3, 5);
  await hydrate(page);
  // While the logic is on its way.
  await user.keyboard('x');
  await live();

  expect(field('Message')).toBe(message);
  expect(message).toHaveValue('Twoxines');
  expect(message).toHaveFocus();
  expect([message.selectionStart, message.selectionEnd]).toEqual([4, 4]);
  expect(robot()).toBeChecked();
});

test('what is typed while the logic is on its way is sent, and a submit before it arrives counts once', async () => {
  const { to } = network({ '/api/captcha': [challenge()], [contact]: [accepted] });
  const page = await openPublished();
  const user = userEvent.setup();
  await fill(user);
  await user.click(robot());
  robot().blur();
  await hydrate(page);
  // No pointer and no key, so that nothing asks for the logic before the submit does.
  fireEvent.input(field('Subject'), { target: { value: 'Changed meanwhile' } });
  expect(form()).toHaveAttribute('data-pending');
  act(() => {
    form().requestSubmit();
  });
  expect(await screen.findByText('Success')).toBeVisible();
  expect(to(contact)).toHaveLength(1);
  expect(to(contact)[0]?.body).toMatchObject({ name: typed.Name, subject: 'Changed meanwhile' });
});

test('a submit that is told once the form is live checks what stands in the fields', async () => {
  const { to } = network({ '/api/captcha': [challenge()], [contact]: [accepted] });
  const page = await openPublished();
  const user = userEvent.setup();
  await fill(user);
  await user.click(robot());
  // As the page's loader does with a submit that it has held.
  window.addEventListener(
    'live',
    () => {
      form().requestSubmit();
    },
    { once: true },
  );
  await hydrate(page);
  expect(await screen.findByText('Success')).toBeVisible();
  expect(to(contact)).toHaveLength(1);
});

test('text that a browser fills in counts like text that is typed', async () => {
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
