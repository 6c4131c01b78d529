import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import AksaStudio from '../../src/pages/aksa-studio';
import Contact from '../../src/pages/contact';
import Dc3 from '../../src/pages/dc3';
import Home from '../../src/pages/index';
import IntegrationDeployment from '../../src/pages/integration-deployment';
import PrivacyPolicy from '../../src/pages/privacy-policy';
import ReorgChartModelling from '../../src/pages/reorg-chart-modelling';
import Services from '../../src/pages/services';
import Solutions from '../../src/pages/solutions';
import Stakeholders from '../../src/pages/stakeholders';
import Team from '../../src/pages/team';
import Tools from '../../src/pages/tools';
import { pretendBrowser } from '../ui/carousel/browser';

const pages: [string, ComponentType][] = [
  ['Home', Home],
  ['Services', Services],
  ['Integration deployment', IntegrationDeployment],
  ['Solutions', Solutions],
  ['Stakeholders', Stakeholders],
  ['Tools', Tools],
  ['Dc3', Dc3],
  ['AKSA Studio', AksaStudio],
  ['Reorg Chart Modelling', ReorgChartModelling],
  ['Contact', Contact],
  ['Team', Team],
  ['Privacy policy', PrivacyPolicy],
];

beforeEach(() => {
  pretendBrowser();
});

/** The names of all elements of a role, as a screen reader lists them. */
function namesOf(role: string): string[] {
  const names: string[] = [];
  screen.queryAllByRole(role, {
    name: (name) => {
      names.push(name);
      return true;
    },
  });
  return names;
}

test.each(pages)('landmarks of one kind on %s have different names', (_, Page) => {
  render(<Page />);
  for (const role of ['region', 'navigation', 'complementary', 'form']) {
    const names = namesOf(role);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test.each(pages)('each teaser on %s is named by its heading', (_, Page) => {
  render(<Page />);
  for (const teaser of screen.queryAllByRole('article')) {
    expect(teaser).toHaveAccessibleName(within(teaser).getByRole('heading').textContent.trim());
  }
});
