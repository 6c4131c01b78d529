import { render, screen, within } from '@testing-library/react';
import { servicesPage } from '../../src/content/pages/services';
import OurOfferings from '../../src/pages/our-offerings';

test('the seven offerings are listed in order', () => {
  render(<OurOfferings />);
  const list = within(screen.getByRole('region', { name: 'What each one does, and what you get' }));
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Configuration and tenant management',
    'Reporting management',
    'Security management',
    'Data management',
    'Integration management',
    'Release management',
    'Testing management',
  ]);
});

/** The element that an address such as `#data` leads to. */
const target = (anchor: string) => screen.getAllByRole('listitem').find(({ id }) => id === anchor);

test('each name in the index leads to its offering', () => {
  render(<OurOfferings />);
  const index = within(screen.getByRole('navigation', { name: 'The seven offerings' }));
  const links = index.getAllByRole('link');
  expect(links).toHaveLength(7);
  for (const link of links) {
    const [, anchor = ''] = link.getAttribute('href')?.split('#') ?? [];
    expect(target(anchor)).toHaveTextContent(link.textContent);
  }
});

test('every anchor that the services page links to exists', () => {
  render(<OurOfferings />);
  const anchors = servicesPage.services.flatMap(({ to }) => to.split('/our-offerings#')[1] ?? []);
  expect(anchors).toHaveLength(4);
  for (const anchor of anchors) expect(target(anchor)).toBeInTheDocument();
});
