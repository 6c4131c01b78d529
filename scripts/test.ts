import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findTestBrowser } from './browser';
import { buildCms } from './cms';
import { prepareDataFolder } from './data-folder';
import { Progress } from './progress';
import { Stop } from './settings';
import { check, jest, playwright, type Tally } from './test-checks';
import { failureList } from './test-failures';

const root = process.cwd();
const testFolder = path.join(root, '.test');
const logs = path.join(testFolder, 'logs');
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

/** Tests that a built CMS is needed for. */
interface Suite {
  /** Its log's. */
  name: string;
  title: string;
  /** @param log takes what it says, in place of the terminal */
  run: (log?: string) => Promise<Tally>;
}

/** The longest first. Those of the CMS run one file at a time: mostly they wait for one of its timers. */
const suitesIn = (env: NodeJS.ProcessEnv): [Suite, ...Suite[]] => [
  {
    name: 'house',
    title: 'End to end: the built site, its functions and the CMS in a browser',
    run: (log) => playwright(root, { env, project: 'house', log }),
  },
  {
    name: 'own-hosts',
    title: 'End to end: builds, faults, publishing and the panel, with hosts of their own',
    run: (log) => playwright(root, { env, project: 'own-hosts', log }),
  },
  {
    name: 'cms',
    title: 'Integration: the real CMS on SQLite',
    run: (log) => jest(root, ['cms'], { args: ['--runInBand'], log }),
  },
  {
    name: 'cms-postgres',
    title: 'Integration: on PostgreSQL, where the database decides',
    run: (log) => jest(root, ['cms-postgres'], { args: ['--runInBand'], log }),
  },
];

/** Two at a time, since none needs two cores for itself. The terminal is the first one's; what the others say follows as a whole. */
async function runInPairs([first, ...others]: [Suite, ...Suite[]]): Promise<void> {
  const ended: { title: string; log: string; tally: Tally }[] = [];
  const lane = async () => {
    for (let suite = others.shift(); suite !== undefined; suite = others.shift()) {
      const { name, title, run } = suite;
      const log = path.join(logs, `${name}-tests.log`);
      ended.push({ title, log, tally: await run(log) });
    }
  };
  const beside = lane();
  heading(first.title);
  add(await first.run());
  await Promise.all([beside, lane()]);
  for (const { title, log, tally } of ended) {
    heading(title);
    // Every test prints whether it passed; while this suite ran, the terminal was the first one's.
    console.log(readFileSync(log, 'utf8'));
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
prepareDataFolder(testFolder);
// Beside the unit tests. That it failed is met where it is awaited.
const built = buildCms(root, logs);
built.catch(() => undefined);
add(await jest(root, ['site', 'functions', 'cms-unit', 'house'], { args: ['--maxWorkers=100%'] }));
try {
  // When one of the two cannot be had, the tests that need it count as failed.
  const browser = await findTestBrowser();
  await new Progress(1).during('Building the CMS and its admin panel', () => built);
  await runInPairs(suitesIn({ CHROMIUM_PATH: browser }));
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
