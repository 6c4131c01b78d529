import { within } from '@testing-library/react';
import { stubModalDialog } from './modal-dialog';
import { field, open, popup, visit } from './visitor';

beforeAll(stubModalDialog);

test.each([
  ['by the close button', (user: Visitor) => user.click(closeButton())],
  ['by Escape', (user: Visitor) => user.keyboard('{Escape}')],
])('typed text is restored after closing %s', async (_how, close) => {
  const { user } = visit('Dc3');
  await open(user);
  await user.type(field('Name'), 'Ada Example');
  await user.type(field('Mobile'), '555-0101');
  await close(user);
  await open(user);
  expect(field('Name')).toHaveValue('Ada Example');
  expect(field('Mobile')).toHaveValue('555-0101');
});

test('typed text is restored when the visitor returns to the page', async () => {
  const first = visit('Dc3');
  await open(first.user);
  await first.user.type(field('Email'), 'ada@example.com');
  first.page.unmount();

  const second = visit('Dc3');
  await open(second.user);
  expect(field('Email')).toHaveValue('ada@example.com');
});

test('each product has its own draft', async () => {
  const first = visit('Dc3');
  await open(first.user);
  await first.user.type(field('Name'), 'Ada Example');
  first.page.unmount();

  const second = visit('Aksa Studio');
  await open(second.user);
  expect(field('Name')).toHaveValue('');
});

type Visitor = ReturnType<typeof visit>['user'];
const closeButton = () => within(popup()).getByRole('button', { name: 'Close' });
