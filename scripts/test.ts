import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser';
import { buildCms } from './cms';
import { prepareDataFolder } from './data-folder';
import { Progress } from './progress';
import { Stop } from './settings';
import { check, jest, playwright, type Tally } from './test-checks';
import { failureList } from './test-failures';

const root = process.cwd();
const testFolder = path.join(root, '.test');
const total: Tally = { passed: 0, failures: [] };

function add({ passed, failures }: Tally): void {
  total.passed += passed;
  total.failures.push(...failures);
}

const rooms = [
  { title: 'types of the site', project: 'site' },
  { title: 'types of the functions', project: 'functions' },
  { title: 'types of the CMS', project: 'cms' },
  { title: 'types of the tests of the CMS', project: 'cms/tests' },
  { title: 'types of the admin panel', project: 'cms/src/admin' },
  { title: 'types of the login page', project: 'cms/src/plugins/web-admin/login-page' },
  { title: 'types of scripts and browser tests', project: '.' },
];

function heading(title: string): void {
  console.log(`\n— ${title}`);
}

/** The tests of the CMS, one at a time: mostly they wait for one of its timers. */
async function integrate(): Promise<(Tally & { log: string })[]> {
  const tallies = [];
  for (const project of ['cms', 'cms-postgres']) {
    const log = path.join(testFolder, 'logs', `${project}-tests.log`);
    tallies.push({ ...(await jest(root, [project], { args: ['--runInBand'], log })), log });
  }
  return tallies;
}

/** What needs a built CMS and a browser; when one cannot be had, the tests that need it count as failed. */
async function testTheWhole(): Promise<void> {
  prepareDataFolder(testFolder);
  const browser = await findBrowser();
  await new Progress(1).during('Building the CMS and its admin panel', () =>
    buildCms(root, path.join(testFolder, 'logs')),
  );
  heading('End to end: the built site, its functions and the CMS in a browser');
  // Neither needs two cores for itself. The terminal is the browser's; what the other says follows as a whole.
  const [integration, endToEnd] = await Promise.all([
    integrate(),
    playwright(root, { CHROMIUM_PATH: browser }),
  ]);
  add(endToEnd);
  heading('Integration: the real CMS on SQLite, and on PostgreSQL where the database decides');
  for (const tally of integration) {
    console.log(readFileSync(tally.log, 'utf8'));
    add(tally);
  }
}

async function checkTypes(): Promise<void> {
  for (const { title, project } of rooms) {
    add(await check(root, title, 'tsc', ['--noEmit', '--project', project]));
  }
}

async function checkStyle(): Promise<void> {
  add(await check(root, 'lint', 'eslint', ['.', '--max-warnings', '0']));
  add(await check(root, 'format', 'prettier', ['--check', '--log-level', 'warn', '.']));
}

heading('Types, lint and format');
await Promise.all([checkTypes(), checkStyle()]);
heading('Unit');
add(await jest(root, ['site', 'functions', 'cms-unit', 'house']));
try {
  await testTheWhole();
} catch (failure) {
  const message = failure instanceof Stop ? failure.message : String(failure);
  console.error(`\n${message}`);
  add({ passed: 0, failures: [{ title: 'tests of the whole system', message }] });
}

if (total.failures.length > 0) {
  // Told again at the end: in between stand thousands of lines.
  heading('What failed');
  console.log(failureList(total.failures));
}
// The sum stands alone on the last line, for people and for what watches the run.
console.log(`\n${String(total.passed)} passed, ${String(total.failures.length)} failed`);
process.exit(total.failures.length === 0 ? 0 : 1);
