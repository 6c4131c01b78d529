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

type LoggedTally = Tally & { log: string };

const logOf = (name: string) => path.join(testFolder, 'logs', `${name}-tests.log`);

/** The tests of the CMS, one at a time: mostly they wait for one of its timers. */
async function integrate(): Promise<LoggedTally[]> {
  const tallies = [];
  for (const project of ['cms', 'cms-postgres']) {
    const log = logOf(project);
    tallies.push({ ...(await jest(root, [project], { args: ['--runInBand'], log })), log });
  }
  return tallies;
}

/** The browser tests that run hosts of their own. */
async function testOwnHosts(env: NodeJS.ProcessEnv): Promise<LoggedTally> {
  const log = logOf('own-hosts');
  return { ...(await playwright(root, { env, project: 'own-hosts', log })), log };
}

/** What was tested out of sight follows as a whole. */
function tellAll(title: string, tallies: readonly LoggedTally[]): void {
  heading(title);
  for (const tally of tallies) {
    console.log(readFileSync(tally.log, 'utf8'));
    add(tally);
  }
}

/** What needs a built CMS and a browser; when one cannot be had, the tests that need it count as failed. */
async function testTheWhole(): Promise<void> {
  prepareDataFolder(testFolder);
  const browser = await findBrowser();
  await new Progress(1).during('Building the CMS and its admin panel', () =>
    buildCms(root, path.join(testFolder, 'logs')),
  );
  const env = { CHROMIUM_PATH: browser };
  heading('End to end: the built site, its functions and the CMS in a browser');
  // Two at a time, since none needs two cores for itself. The terminal is that of the first.
  const ownHosts = testOwnHosts(env);
  add(await playwright(root, { env, project: 'house' }));
  const integration = await integrate();
  tellAll('End to end: with hosts of their own', [await ownHosts]);
  tellAll(
    'Integration: the CMS on SQLite, and on PostgreSQL where the database decides',
    integration,
  );
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
