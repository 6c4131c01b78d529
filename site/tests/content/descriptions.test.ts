import type { PageCopy } from '../../src/content/page';
import { jobs } from '../../src/content/jobs';
import { aksaStudio } from '../../src/content/pages/aksa-studio';
import { careerPage } from '../../src/content/pages/career';
import { dc3 } from '../../src/content/pages/dc3';
import { disclaimer } from '../../src/content/pages/disclaimer';
import { privacyPolicy } from '../../src/content/pages/privacy-policy';
import { reorgChartModelling } from '../../src/content/pages/reorg-chart-modelling';
import { toolsPage } from '../../src/content/pages/tools';

const pages: PageCopy[] = [
  toolsPage,
  dc3,
  aksaStudio,
  reorgChartModelling,
  careerPage,
  ...jobs,
  disclaimer,
  privacyPolicy('own'),
];

test.each(pages)('the description of $path fits a search result', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
});
