import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Lifetime } from '../processes/lifetime';
import { runToEnd } from '../processes/processes';
import { buildCms } from '../start/cms';
import { Progress } from '../start/progress';
import { prepareDataFolder, Stop } from '../start/settings';
import { checks } from './checks';
import { runLanes, type Lanes, type Part, type PartState } from './parts';
import type { Suite } from './runners';
import { describeSelection, readArguments, select, withoutLine } from './selection';
import { everyday, full, selectable, type Selectable } from './suites';
import { clock, exitCode, summary, type Ended } from './summary';
import { openTerminal } from './terminal';

/** The stages of both commands, for two cores: at most two lanes each, one that waits beside one that computes. */
function stagesOf(root: string, logs: string): Record<'everyday' | 'full', Lanes[]> {
  let built: Promise<string> | undefined;
  const buildOnce = () => (built ??= buildCms(root, logs));
  const build: Part = {
    name: 'build of the CMS',
    async run() {
      await buildOnce();
    },
  };
  /** Otherwise the browser tests would prepare it first, while their two workers wait. */
  const sample: Part = {
    name: 'sample of the system',
    async run() {
      await buildOnce();
      const log = path.join(logs, 'sample.log');
      const code = await runToEnd({
        name: 'The sample of the browser tests',
        script: path.join(root, 'node_modules/tsx/dist/cli.mjs'),
        args: ['e2e/support/prepare.ts'],
        cwd: root,
        env: process.env,
        log,
      });
      if (code !== 0) throw new Stop(`The sample of the browser tests failed. See ${log}.`);
    },
  };
  const all = { files: [], flags: [] };
  const part = (suite: Suite, needsCms = true): Part => ({
    name: suite.name,
    async run(run) {
      // Without the CMS every test would fail.
      if (needsCms) await buildOnce();
      await suite.run(run, all);
    },
  });
  return {
    everyday: [
      [
        [checks.lint, checks.types],
        [build, sample, checks.format],
      ],
      [[part(everyday.unit, false)], [part(everyday.cms)]],
      [[part(everyday.e2e)]],
    ],
    full: [[[build]], ...full.map((suite) => [[part(suite)]])],
  };
}

/** Runs all of `npm test` or `npm run test:full`. The terminal shows the progress; output goes to logs. */
async function runWhole(
  root: string,
  size: 'everyday' | 'full',
  lifetime: Lifetime,
): Promise<Ended[]> {
  const logs = path.join(root, '.test/logs');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const began = Date.now();
  let underWay: ReadonlySet<PartState> = new Set();
  const status = () => [clock(Date.now() - began), ...underWay].join('  ');
  const { say, close } = openTerminal(process.stdout, status);
  lifetime.add(() => {
    close();
    return Promise.resolve();
  });
  const command = size === 'full' ? 'test:full' : 'test';
  const run = { root, log: (name: string) => path.join(logs, `${name}.log`) };
  const parts = await runLanes(stagesOf(root, logs)[size], command, run, {
    say,
    running: (states) => {
      underWay = states;
    },
  });
  close();
  return parts;
}

/** The suites that contain selected tests, each with its selection. */
async function partsOf(root: string, suites: Suite[], words: string[], flags: string[]) {
  const part = (suite: Suite, files: string[], title?: string): Part => ({
    name: suite.name,
    run: (run) => suite.run(run, { files, flags, ...(title === undefined ? {} : { title }) }),
  });
  if (words.length === 0) return suites.map((suite) => part(suite, []));

  const lists = await Promise.all(suites.map((suite) => suite.paths(root)));
  const selection = select(words, lists.flat());
  console.log(describeSelection(selection));
  return suites.flatMap((suite, index) => {
    const files = selection.files.filter((file) => lists[index]?.includes(withoutLine(file)));
    const isLeftOut = selection.files.length > 0 && files.length === 0;
    return isLeftOut ? [] : [part(suite, files, selection.title)];
  });
}

/**
 * Runs the selected tests of one command. The test runner writes to the terminal.
 * @param command the npm script
 * @param args what follows `--`: see `readArguments`
 */
async function runSelected(
  root: string,
  command: string,
  { suites, needsCms, otherwise = [] }: Selectable,
  args: string[],
): Promise<Ended[]> {
  const { words, flags } = readArguments(args);
  const parts = await partsOf(root, suites, words.length > 0 ? words : otherwise, flags);
  if (needsCms) {
    await new Progress(1).during('Building the CMS and its admin panel', () =>
      buildCms(root, path.join(root, '.test/logs')),
    );
  }
  const stages = parts.map((part) => [[part]]);
  return runLanes(stages, command, { root, log: () => undefined }, {});
}

async function run(kind: string, args: string[], lifetime: Lifetime): Promise<Ended[]> {
  const root = process.cwd();
  prepareDataFolder(path.join(root, '.test'));
  if (kind === 'everyday' && args.length > 0) {
    throw new Stop('Usage: npm run test:unit, test:cms or test:e2e -- <file or title>');
  }
  if (kind === 'everyday' || (kind === 'full' && args.length === 0)) {
    return runWhole(root, kind, lifetime);
  }
  const command = selectable.get(kind);
  if (command === undefined) throw new Stop(`There are no tests called "${kind}".`);
  return runSelected(root, `test:${kind}`, command, args);
}

export async function main([kind = '', ...args]: string[]): Promise<void> {
  const lifetime = new Lifetime();
  await lifetime.during(
    async () => {
      const began = Date.now();
      const parts = await run(kind, args, lifetime);
      if (lifetime.isOver) return;
      // The total is alone on the last line, for people and for programs that watch the run.
      console.log(`\n${summary(parts, Date.now() - began)}`);
      process.exit(exitCode(parts));
    },
    { stoppedCode: 1 },
  );
}
