import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { advisoryServices } from '../../src/content/pages/advisory-services';
import { clientSideDeployment } from '../../src/content/pages/client-side-deployment';
import { integrationDeployment } from '../../src/content/pages/integration-deployment';
import { managedServices } from '../../src/content/pages/managed-services-and-new-functions-deployment';
import { ourOfferings } from '../../src/content/pages/our-offerings';
import { servicesPage } from '../../src/content/pages/services';
import { whyChooseUs } from '../../src/content/pages/why-choose-us';
import AdvisoryServices from '../../src/pages/advisory-services';
import ClientSideDeployment from '../../src/pages/client-side-deployment';
import IntegrationDeployment from '../../src/pages/integration-deployment';
import ManagedServices from '../../src/pages/managed-services-and-new-functions-deployment';
import OurOfferings from '../../src/pages/our-offerings';
import Services from '../../src/pages/services';
import WhyChooseUs from '../../src/pages/why-choose-us';

interface Page {
  path: string;
  heading: string;
  description: string;
  contactTitle: string;
}

const pages: [Page, ComponentType][] = [
  [servicesPage, Services],
  [advisoryServices, AdvisoryServices],
  [managedServices, ManagedServices],
  [integrationDeployment, IntegrationDeployment],
  [clientSideDeployment, ClientSideDeployment],
  [ourOfferings, OurOfferings],
  [whyChooseUs, WhyChooseUs],
];

const cases = pages.map(([page, View]) => ({ ...page, View }));

test.each(cases)(
  '$path has one main heading, and no heading skips a level',
  ({ heading, View }) => {
    render(<View />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  },
);

test.each(cases)('$path ends with the contact form', ({ contactTitle, View }) => {
  render(<View />);
  const contact = screen.getByRole('region', { name: contactTitle });
  expect(within(contact).getByRole('form', { name: 'Contact form' })).toBeInTheDocument();
  const last = screen.getAllByRole('heading', { level: 2 }).at(-1);
  expect(last).toHaveTextContent(contactTitle);
});

test.each(cases)('the description of $path fits a search result', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('all headings and descriptions are different', () => {
  expect(new Set(cases.map(({ heading }) => heading)).size).toBe(cases.length);
  expect(new Set(cases.map(({ description }) => description)).size).toBe(cases.length);
});

test('integration deployment claims 200+ integrations and 50+ countries', () => {
  render(<IntegrationDeployment />);
  const tally = within(screen.getByRole('region', { name: /A tally/ }));
  expect(tally.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^200\+Integrations\./),
    expect.stringMatching(/^50\+Countries\./),
  ]);
});

test('the interface register names one of the eight roles as the owner of each row', () => {
  render(<IntegrationDeployment />);
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    expect(row).toHaveTextContent(/HRIS director|HR process owner|Finance lead|Data lead/);
  }
});

test('managed services promise an answer within 24 hours in the support hours', () => {
  render(<ManagedServices />);
  expect(document.body).toHaveTextContent(/We answer them within 24 hours, Mon-Fri 9Am-6Pm/);
});

test('client-side deployment pairs each statement with a question', () => {
  render(<ClientSideDeployment />);
  const sides = within(screen.getByRole('region', { name: /say across the table/ }));
  for (const row of sides.getAllByRole('listitem')) {
    expect(
      within(row)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Across the table', 'On your side']);
  }
});
