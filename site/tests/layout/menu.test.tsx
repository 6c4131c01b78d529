import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../../src/components/layout/Menu';

const openMenu = async () => {
  render(
    <>
      <Menu />
      <button type="button">Outside</button>
    </>,
  );
  await userEvent.click(screen.getByText('Menu'));
  expect(screen.getByRole('group')).toHaveAttribute('open');
};

test('the mobile menu is closed at first', () => {
  render(<Menu />);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

test('the mobile menu leads to every page of the main navigation and to Get Started', async () => {
  await openMenu();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Home',
    'Blog',
    'FAQ',
    'Contact Us',
    'Get Started',
  ]);
});

test('Escape closes the mobile menu and returns the focus to its toggle', async () => {
  await openMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('Menu')).toHaveFocus();
});

test('Escape leaves the focus alone while the mobile menu is closed', async () => {
  render(<Menu />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Menu')).not.toHaveFocus();
});

test('choosing a link closes the mobile menu', async () => {
  await openMenu();
  const link = screen.getByRole('link', { name: 'FAQ' });
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await userEvent.click(link);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

test('pressing outside closes the mobile menu', async () => {
  await openMenu();
  await userEvent.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

test('moving the focus past its last link closes the mobile menu', async () => {
  await openMenu();
  screen.getByRole('link', { name: 'Get Started' }).focus();
  expect(screen.getByRole('group')).toHaveAttribute('open');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});
