import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { aboutPage } from '../../src/content/pages/about';
import { blockchain } from '../../src/content/pages/blockchain-and-internet-of-things';
import { healthcarePage } from '../../src/content/pages/healthcare';
import { informationSecurity } from '../../src/content/pages/information-security';
import { machineLearning } from '../../src/content/pages/machine-learning-and-predictive-analysis';
import { solutionsPage } from '../../src/content/pages/solutions';
import { teamPage } from '../../src/content/pages/team';
import { workday } from '../../src/content/pages/workday';
import About from '../../src/pages/about';
import Blockchain from '../../src/pages/blockchain-and-internet-of-things';
import Healthcare from '../../src/pages/healthcare';
import InformationSecurity from '../../src/pages/information-security';
import MachineLearning from '../../src/pages/machine-learning-and-predictive-analysis';
import Solutions from '../../src/pages/solutions';
import Team from '../../src/pages/team';
import Workday from '../../src/pages/workday';

interface Page {
  path: string;
  title: string;
  heading: string;
  description: string;
  closing: { title: string };
}

const pages: [Page, ComponentType][] = [
  [aboutPage, About],
  [solutionsPage, Solutions],
  [blockchain, Blockchain],
  [machineLearning, MachineLearning],
  [informationSecurity, InformationSecurity],
  [workday, Workday],
  [teamPage, Team],
  [healthcarePage, Healthcare],
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

test.each(cases)('$path ends with a link to the contact page', ({ closing, View }) => {
  render(<View />);
  const band = within(screen.getByRole('region', { name: closing.title }));
  expect(band.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  expect(screen.getAllByRole('heading').at(-1)).toHaveTextContent(closing.title);
});

test.each(cases)('the description of $path fits a search result', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('all titles, headings and descriptions are different', () => {
  for (const part of ['title', 'heading', 'description'] as const) {
    expect(new Set(cases.map((page) => page[part])).size).toBe(cases.length);
  }
});

test.each(['1997', '50+', 'over 5 years', '10', 'within 24 hours, Mon-Fri 9Am-6Pm'])(
  'the record of the firm on /about contains %s',
  (value) => {
    render(<About />);
    const record = screen.getByRole('region', { name: aboutPage.record.title });
    expect(within(record).getByText(value, { exact: true })).toBeInTheDocument();
  },
);
