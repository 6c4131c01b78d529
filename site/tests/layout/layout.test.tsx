import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Layout } from '../../src/components/layout/Layout';

/** The layout stays while the page changes, as it does in the browser. */
const goTo = (path: string) => {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

const mainNavigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const footer = () => within(screen.getByRole('contentinfo'));

test('the first Tab reaches a link that skips to the content', async () => {
  render(<Layout>Page</Layout>);
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('Get Started leads to the contact page', () => {
  render(<Layout>Page</Layout>);
  const bar = within(screen.getByRole('banner'));
  for (const link of bar.getAllByRole('link', { name: 'Get Started' })) {
    expect(link).toHaveAttribute('href', '/contact');
  }
});

test('the link of the page shown is marked as current, and no other', async () => {
  render(<Layout>Page</Layout>);
  goTo('/faq');
  await waitFor(() => {
    expect(mainNavigation().getByRole('link', { current: 'page' })).toHaveTextContent('FAQ');
  });
});

test('an article marks the blog as the part of the site it belongs to', async () => {
  render(<Layout>Page</Layout>);
  goTo('/blog/a-calm-move');
  await waitFor(() => {
    expect(mainNavigation().getByRole('link', { name: 'Blog' })).toHaveClass('current');
  });
  expect(mainNavigation().getByRole('link', { name: 'Home' })).not.toHaveClass('current');
});

test.each([
  ['Zurich 555-0142', 'tel:555-0142'],
  ['India 555-0178', 'tel:555-0178'],
  ['support@example.com', 'mailto:support@example.com'],
  ['LinkedIn', 'https://example.com/linkedin'],
  ['YouTube', 'https://example.com/youtube'],
  ['X', 'https://example.com/x'],
  ['Back to top', '#top'],
])('the footer links %s to %s', (name, address) => {
  render(<Layout>Page</Layout>);
  expect(footer().getByRole('link', { name })).toHaveAttribute('href', address);
});

test('the footer says when support answers and whose site this is', () => {
  render(<Layout>Page</Layout>);
  expect(footer().getByText('Support Mon-Fri 9Am-6Pm, within 24 hours')).toBeInTheDocument();
  expect(footer().getByText('© HR & Finance Cloud Consulting')).toBeInTheDocument();
});
