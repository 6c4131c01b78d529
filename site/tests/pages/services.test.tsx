import { render, screen, within } from '@testing-library/react';
import Services from '../../src/pages/services';

const cards = () =>
  within(screen.getByRole('region', { name: 'Services' })).getAllByRole('article');

test('there are eight service cards', () => {
  render(<Services />);
  expect(cards()).toHaveLength(8);
});

test('four cards link to service pages and four to anchors of the offerings', () => {
  render(<Services />);
  const addresses = cards().map((card) => within(card).getByRole('link').getAttribute('href'));
  expect(addresses).toEqual([
    '/advisory-services',
    '/our-offerings#configuration',
    '/our-offerings#release',
    '/managed-services-and-new-functions-deployment',
    '/integration-deployment',
    '/our-offerings#reporting',
    '/our-offerings#security',
    '/client-side-deployment',
  ]);
});

test('a card without a picture says what it covers', () => {
  render(<Services />);
  const ruled = cards().filter((card) => within(card).queryByRole('list'));
  expect(ruled).toHaveLength(4);
  for (const card of ruled) expect(within(card).getAllByRole('listitem')).toHaveLength(3);
});
