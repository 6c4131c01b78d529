import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { firm } from '../../src/content/firm';
import { phoneLink } from '../../src/content/phone';
import { Layout } from '../../src/templates/Layout';

/** The layout stays while the page changes, as it does in the browser. */
const goTo = (path: string) => {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

const show = () => render(<Layout path="/">Page</Layout>);
const mainNavigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const footer = () => within(screen.getByRole('contentinfo'));

test('the first Tab reaches a skip link to the content in its own landmark', async () => {
  show();
  await userEvent.tab();
  const landmark = within(screen.getByRole('navigation', { name: 'Skip' }));
  const skip = landmark.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('Get Started leads to the contact page', () => {
  show();
  const bar = within(screen.getByRole('banner'));
  for (const link of bar.getAllByRole('link', { name: 'Get Started' })) {
    expect(link).toHaveAttribute('href', '/contact');
  }
});

test('the link of the page shown is marked as current, and no other', async () => {
  show();
  goTo('/faq');
  await waitFor(() => {
    expect(mainNavigation().getByRole('link', { current: 'page' })).toHaveTextContent('FAQ');
  });
});

test.each([
  ...firm.phones.map((phone) => [`${phone.place} ${phone.number}`, phoneLink(phone)] as const),
  [firm.supportEmail, `mailto:${firm.supportEmail}`] as const,
])('the footer links %s to %s', (name, address) => {
  show();
  expect(footer().getByRole('link', { name })).toHaveAttribute('href', address);
});

test.each([
  ['LinkedIn (another site)', 'https://example.com/linkedin'],
  ['YouTube (another site)', 'https://example.com/youtube'],
  ['X (another site)', 'https://example.com/x'],
])('the footer marks %s as an external link to a profile of the firm', (name, address) => {
  show();
  const link = footer().getByRole('link', { name });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('rel', 'external me');
});

test('the footer has its lists of links', () => {
  show();
  const headings = footer().getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Services',
    'Solutions',
    'Firm',
    'Tools',
    'Open positions',
    'Help',
  ]);
  const help = within(footer().getByRole('list', { name: 'Help' }));
  expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/faq',
    '/contact',
    '/disclaimer',
    '/privacy-policy',
  ]);
});

test('Back to top leads to the first element of the page, which is focusable', () => {
  show();
  const address = footer().getByRole('link', { name: 'Back to top' }).getAttribute('href');
  expect(renderToStaticMarkup(<Layout path="/">Page</Layout>)).toMatch(
    /^<nav id="top" tabindex="-1"/,
  );
  expect(address).toBe('#top');
});

test('the footer shows the support hours and the copyright line', () => {
  show();
  expect(footer().getByText('Support Mon-Fri 9Am-6Pm, within 24 hours')).toBeInTheDocument();
  expect(footer().getByText('© HR & Finance Cloud Consulting')).toBeInTheDocument();
});

test('the footer shows the postal address', () => {
  show();
  expect(footer().getByText('Example Street 1, 8000 Zurich, Switzerland')).toBeInTheDocument();
});
