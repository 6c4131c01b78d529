import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MainNavigation } from '../../../src/ui/layout/header/MainNavigation';

const show = (path = '/') =>
  render(
    <>
      <MainNavigation path={path} />
      <button type="button">Outside</button>
    </>,
  );

/** A group of the bar, found by the text of its toggle. */
const group = (name: string) => {
  const found = screen
    .getAllByRole('group')
    .find((details) => within(details).queryByText(name, { selector: 'summary' }));
  if (!found) throw new Error(`the bar has no group ${name}`);
  return found;
};
const toggle = (name: string) => within(group(name)).getByText(name, { selector: 'summary' });

const open = async (name: string) => {
  await userEvent.click(toggle(name));
  expect(group(name)).toHaveAttribute('open');
};

test.each([
  ['Services', 6, '/services'],
  ['Solutions', 5, '/solutions'],
  ['Tools', 4, '/tools'],
  ['Firm', 7, '/contact'],
])('%s holds %i links and ends with %s', (name, count, last) => {
  show();
  const links = within(group(name)).getAllByRole('link');
  expect(links).toHaveLength(count);
  expect(links.at(-1)).toHaveAttribute('href', last);
});

test('every group is closed at first, and they share a name, so that the browser opens one at a time', () => {
  show();
  for (const details of screen.getAllByRole('group')) {
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveAttribute('name', 'main-navigation');
  }
});

test('opening a group closes the one that was open, also in a browser that ignores the name', async () => {
  show();
  await open('Services');
  await open('Tools');
  expect(group('Services')).not.toHaveAttribute('open');
});

test('Escape closes an open group and returns the focus to its toggle', async () => {
  show();
  await open('Firm');
  await userEvent.tab();
  expect(within(group('Firm')).getByRole('link', { name: 'About us' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(group('Firm')).not.toHaveAttribute('open');
  expect(toggle('Firm')).toHaveFocus();
});

test('moving the focus past its last link closes a group', async () => {
  show();
  await open('Tools');
  within(group('Tools')).getByRole('link', { name: 'All tools' }).focus();
  expect(group('Tools')).toHaveAttribute('open');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Stakeholders' })).toHaveFocus();
  expect(group('Tools')).not.toHaveAttribute('open');
});

test('pressing outside closes a group', async () => {
  show();
  await open('Services');
  await userEvent.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(group('Services')).not.toHaveAttribute('open');
});

test('choosing a link closes its group', async () => {
  show();
  await open('Tools');
  const link = within(group('Tools')).getByRole('link', { name: 'Dc3' });
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await userEvent.click(link);
  expect(group('Tools')).not.toHaveAttribute('open');
});

test.each([
  ['/dc3', 'Tools', 'Dc3'],
  ['/services', 'Services', 'All services'],
  ['/blog/a-calm-move', 'Firm', 'Blog'],
  ['/java-developers', 'Firm', 'Career'],
])('on %s only the group %s and its link %s are marked', (path, name, label) => {
  show(path);
  const marked = screen
    .getAllByRole('group')
    .filter((details) =>
      within(details).getByText(/./, { selector: 'summary' }).hasAttribute('aria-current'),
    );
  expect(marked).toEqual([group(name)]);
  const links = screen.getAllByRole('link').filter((link) => link.classList.contains('current'));
  expect(links.map((link) => link.textContent)).toEqual([label]);
});

test('the contact page belongs to no group, and only its link is marked', () => {
  show('/contact');
  for (const details of screen.getAllByRole('group')) {
    expect(within(details).getByText(/./, { selector: 'summary' })).not.toHaveAttribute(
      'aria-current',
    );
  }
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveClass('current');
});
