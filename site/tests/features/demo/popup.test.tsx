import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { RequestDemo } from '../../../src/features/demo/RequestDemo';
import { accepted } from '../contact/network';
import { stubModalDialog } from './modal-dialog';
import { field, open, opener, popup, submit, visit } from './visitor';

beforeAll(stubModalDialog);

/** jsdom has no layout: every box is a point at 0, 0, and everything else is outside. */
const scrim = { clientX: 5, clientY: 5 };

test('the popup is closed at first', () => {
  visit('Dc3');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
});

test.each([
  ['Aksa Studio', 'Request a demo of AKSA Studio'],
  ['Dc3', 'Request a demo of Dc3'],
  ['Reorg Chart Modelling', 'Request a demo of Reorg Chart Modelling'],
] as const)('the popup of %s names its product', async (product, title) => {
  const { user } = visit(product);
  await open(user);
  expect(popup()).toHaveAccessibleName(title);
  expect(within(popup()).getByRole('heading', { name: title })).toBeVisible();
});

test('the focus goes to the first field', async () => {
  const { user } = visit('Dc3');
  await open(user);
  expect(field('Name')).toHaveFocus();
});

test('the fields are marked as required and have autocomplete hints', async () => {
  const { user } = visit('Dc3');
  await open(user);
  for (const label of ['Name', 'Email', 'Mobile']) expect(field(label)).toBeRequired();
  expect(within(popup()).getByText('All fields are required.')).toBeVisible();
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Mobile')).toHaveAttribute('type', 'tel');
  expect(field('Mobile')).toHaveAttribute('autocomplete', 'tel');
  expect(field('Mobile')).toHaveAttribute('maxlength', '50');
});

test('the close button closes the popup and returns the focus', async () => {
  const { user } = visit('Dc3');
  await open(user);
  await user.click(within(popup()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('Escape closes the popup and returns the focus', async () => {
  const { user } = visit('Dc3');
  await open(user);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('a press on the scrim closes the popup and returns the focus', async () => {
  const { user } = visit('Dc3');
  await open(user);
  fireEvent.mouseDown(popup(), scrim);
  fireEvent.click(popup(), scrim);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('a text selection that ends on the scrim does not close the popup', async () => {
  const { user } = visit('Dc3');
  await open(user);
  fireEvent.mouseDown(field('Name'), { clientX: 0, clientY: 0 });
  fireEvent.click(popup(), scrim);
  expect(popup()).toBeVisible();
});

test.each(['Name', 'Email', 'Mobile'])('Enter in %s submits the form', async (label) => {
  const { user, sent } = visit('Dc3', accepted);
  await open(user);
  await user.type(field(label), 'x{Enter}');
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('a submit closes the popup and returns the focus to the button that opened it', async () => {
  const { user } = visit('Dc3', new Promise(() => undefined));
  await open(user);
  await user.type(field('Name'), 'Ada Example');
  await user.click(submit());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('a press before the script arrives opens the popup afterwards', async () => {
  const { renderToString } = await import('react-dom/server');
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<RequestDemo product="Dc3" />);
  render(<RequestDemo product="Dc3" />, { container: page, hydrate: true });
  act(() => {
    // As the page's loader does.
    opener().click();
  });
  expect(popup()).toBeVisible();
});
