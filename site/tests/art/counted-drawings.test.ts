import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures } from '../../src/content/firm';
import { jobs } from '../../src/content/jobs';
import { careerPage } from '../../src/content/pages/career';

const count = (name: string, mark: RegExp) =>
  readFileSync(join(__dirname, '../../src/art', name), 'utf8').match(mark)?.length;

test('each bar of Dc3 stands for a hundred thousand', () => {
  expect(count('fig-dc3-transactions.svg', /<rect /g)).toBe(
    parseInt(figures.dc3.transactions, 10) * 10,
  );
  expect(count('fig-dc3-files.svg', /<rect /g)).toBe(parseInt(figures.dc3.files, 10) * 10);
});

test('each customer is drawn once', () => {
  expect(count('fig-dc3-customers.svg', /<rect /g)).toBe(parseInt(figures.dc3.customers, 10));
  expect(count('fig-aksa-customers.svg', /<rect /g)).toBe(Number(figures.aksaStudio.customers));
});

test('AKSA Studio has a line for each ERP integration and a dot for each hundred test cases', () => {
  expect(count('fig-aksa-integrations.svg', /<rect /g)).toBe(
    Number(figures.aksaStudio.erpIntegrations),
  );
  expect(count('fig-aksa-cases.svg', /<circle /g)).toBe(
    parseInt(figures.aksaStudio.testCases, 10) * 10,
  );
});

test('the table of /career has a person for each role and a free chair for each job', () => {
  const heads = count('career-stage.svg', /<circle /g) ?? 0;
  const free = count('career-stage.svg', /<circle [^>]*stroke-dasharray/g);
  expect(free).toBe(jobs.length);
  expect(heads - jobs.length).toBe(careerPage.roles.roles.length);
});
