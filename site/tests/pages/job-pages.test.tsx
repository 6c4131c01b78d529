import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import FrontEndDeveloperPage from '../../src/pages/front-end-developer';
import ItBusinessAnalystPage from '../../src/pages/it-business-analyst';
import JavaDevelopersPage from '../../src/pages/java-developers';
import QaAutomationLeadPage from '../../src/pages/qa-automation-lead';

const pages: [string, ReactElement][] = [
  ['QA Automation Lead', <QaAutomationLeadPage key="qa" />],
  ['IT Business Analyst', <ItBusinessAnalystPage key="analyst" />],
  ['Java Developers', <JavaDevelopersPage key="java" />],
  ['Front-End Developer', <FrontEndDeveloperPage key="front-end" />],
];

test.each(pages)('%s states place, salary and the address for applications', (title, page) => {
  render(page);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(['Zurich', '120,000 to 140,000 CHF per annum', 'hr@example.com']);
  expect(screen.getByRole('img', { name: '120,000 to 140,000 CHF per annum' })).toBeInTheDocument();
});

test.each(pages)('applications for %s go by e-mail with its name as the subject', (title, page) => {
  render(page);
  const links = screen.getAllByRole('link', { name: 'Apply by e-mail' });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute(
      'href',
      `mailto:hr@example.com?subject=${encodeURIComponent(`Application: ${title}`)}`,
    );
  }
});

test.each(pages)('%s has a profile and a link to more jobs', (title, page) => {
  render(page);
  expect(screen.getByRole('heading', { name: 'Your profile' })).toBeInTheDocument();
  expect(screen.getAllByText(/^You /).length).toBeGreaterThan(5);
  expect(screen.getByRole('link', { name: /More Jobs/ })).toHaveAttribute('href', '/career');
  const others = within(screen.getByRole('region', { name: 'The other open jobs' }));
  expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual(
    pages.map(([name]) => name).filter((name) => name !== title),
  );
});
