import { render, screen, within } from '@testing-library/react';
import { carousels } from '../../src/content/carousel';
import { firm } from '../../src/content/firm';
import { testimonials } from '../../src/content/home';
import { phoneLink } from '../../src/content/phone';
import Home from '../../src/pages/index';
import { pretendBrowser } from '../ui/carousel/browser';

beforeEach(() => {
  pretendBrowser();
});

test('Home has one main heading', () => {
  render(<Home />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'HR and finance, moved to the cloud in good order.',
  );
});

test('the banner has three slides, each with a link', () => {
  render(<Home />);
  const slides = within(screen.getByRole('group', { name: 'Introduction' })).getAllByRole('group');
  expect(slides).toHaveLength(3);
  for (const slide of slides) {
    expect(within(slide).getByRole('heading')).toBeInTheDocument();
    expect(within(slide).getAllByRole('link')).toHaveLength(2);
  }
  expect(carousels.banner.fade).toBe(true);
});

test('the testimonials name a role and a place, and the page says that they are samples', () => {
  render(<Home />);
  const carousel = within(screen.getByRole('group', { name: 'Testimonials' }));
  const quotes = carousel.getAllByRole('figure');
  expect(quotes.map((quote) => quote.textContent)).toEqual(
    testimonials.samples.map(
      (sample) => `“${sample.testimonials}”${sample.name}${sample.location}`,
    ),
  );
  expect(screen.getByText(/These are samples/)).toBeInTheDocument();
});

test('each challenge of leaving a legacy ERP has a debit and a credit', () => {
  render(<Home />);
  const ledger = within(screen.getByRole('region', { name: /leaving a legacy ERP hard/ }));
  const entries = ledger.getAllByRole('listitem');
  expect(entries).toHaveLength(5);
  for (const entry of entries) {
    const sides = within(entry).getAllByRole('term');
    expect(sides.map((side) => side.textContent)).toEqual(['Debit', 'Credit']);
  }
});

test.each([
  ['Dc3', '/dc3', ['customers10+', 'transactions2m+', 'files1m+']],
  ['AKSA Studio', '/aksa-studio', ['test cases20k+', 'ERP integrations3', 'customers4']],
  ['Reorg Chart Modelling', '/reorg-chart-modelling', []],
])('the tool %s leads to %s and shows its figures', (name, path, facts) => {
  render(<Home />);
  const tool = screen
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name }));
  if (!tool) throw new Error(`no panel is called ${name}`);
  const labels = within(tool).queryAllByRole('term');
  const values = within(tool).queryAllByRole('definition');
  expect(labels.map((label, i) => `${label.textContent}${values[i]?.textContent ?? ''}`)).toEqual(
    facts,
  );
  expect(within(tool).getByRole('link', { name: `About ${name}` })).toHaveAttribute('href', path);
});

test('the reasons show the figures of the firm', () => {
  render(<Home />);
  const reasons = within(screen.getByRole('region', { name: /Reasons you can count/ }));
  for (const figure of ['1997', '50+', '48%', '10', '200+']) {
    expect(reasons.getByText(figure)).toBeInTheDocument();
  }
});

test('the page ends with links to write and to phone', () => {
  render(<Home />);
  const band = within(screen.getByRole('region', { name: /Write today/ }));
  expect(band.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  const [phone] = firm.phones;
  expect(band.getByRole('link', { name: `or phone ${phone.number}` })).toHaveAttribute(
    'href',
    phoneLink(phone),
  );
});

test('Home mentions role-based access and the experience of the consultants', () => {
  render(<Home />);
  expect(screen.getAllByText(/role-based access/i).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/over 5 years/).length).toBeGreaterThan(0);
});
