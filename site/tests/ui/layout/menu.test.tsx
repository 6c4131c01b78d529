import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../../../src/ui/layout/header/Menu';

const toggle = () => screen.getByText('Menu');
const menu = () => {
  const [outermost] = screen.getAllByRole('group');
  if (!outermost) throw new Error('there is no menu');
  return outermost;
};

const openMenu = async (path = '/') => {
  render(
    <>
      <Menu path={path} />
      <button type="button">Outside</button>
    </>,
  );
  await userEvent.click(toggle());
  expect(menu()).toHaveAttribute('open');
};

test('the mobile menu is closed at first, and so are its groups', () => {
  render(<Menu path="/" />);
  const details = screen.getAllByRole('group');
  expect(details).toHaveLength(5);
  for (const each of details) expect(each).not.toHaveAttribute('open');
});

test('the mobile menu leads where the bar leads, and to Get Started', async () => {
  await openMenu();
  const sheet = within(screen.getByRole('navigation', { name: 'Main, small screens' }));
  for (const [name, address] of [
    ['All services', '/services'],
    ['Information security', '/information-security'],
    ['Reorg Chart Modelling', '/reorg-chart-modelling'],
    ['Stakeholders', '/stakeholders'],
    ['Team', '/team'],
    ['FAQ', '/faq'],
    ['Get Started', '/contact'],
  ]) {
    expect(sheet.getByRole('link', { name: String(name) })).toHaveAttribute('href', address);
  }
});

test('a group of the mobile menu opens, and the menu stays open', async () => {
  await openMenu();
  const [, , , tools] = screen.getAllByRole('group');
  await userEvent.click(screen.getByText('Tools', { selector: 'summary' }));
  expect(tools).toHaveAttribute('open');
  expect(menu()).toHaveAttribute('open');
});

test('the group that holds the page shown is marked', async () => {
  await openMenu('/aksa-studio');
  expect(screen.getByText('Tools', { selector: 'summary' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(screen.getByText('Firm', { selector: 'summary' })).not.toHaveAttribute('aria-current');
});

test('Escape closes the mobile menu and returns the focus to its toggle', async () => {
  await openMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(menu()).not.toHaveAttribute('open');
  expect(toggle()).toHaveFocus();
});

test('Escape leaves the focus alone while the mobile menu is closed', async () => {
  render(<Menu path="/" />);
  await userEvent.keyboard('{Escape}');
  expect(toggle()).not.toHaveFocus();
});

test('choosing a link closes the mobile menu', async () => {
  await openMenu();
  const link = screen.getByRole('link', { name: 'FAQ' });
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await userEvent.click(link);
  expect(menu()).not.toHaveAttribute('open');
});

test('pressing outside closes the mobile menu', async () => {
  await openMenu();
  await userEvent.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(menu()).not.toHaveAttribute('open');
});

test('moving the focus past its last link closes the mobile menu', async () => {
  await openMenu();
  screen.getByRole('link', { name: 'Get Started' }).focus();
  expect(menu()).toHaveAttribute('open');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
  expect(menu()).not.toHaveAttribute('open');
});
