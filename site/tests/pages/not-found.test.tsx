import { render, screen } from '@testing-library/react';
import NotFound from '../../src/pages/404';

test('the fallback page says that the page is missing and offers links', () => {
  render(<NotFound />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This position is vacant');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/services',
    '/tools',
    '/faq',
    '/contact',
  ]);
});
