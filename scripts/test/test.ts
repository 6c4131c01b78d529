import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ListrTask } from 'listr2';
import { Lifetime } from '../processes/lifetime';
import { buildCms } from '../start/cms';
import { runSteps, runTasks } from '../start/progress';
import { prepareDataFolder, Stop } from '../start/settings';
import { checks, faultFiles, select, suites, testFiles, type Command, type Suite } from './parts';
import { logs, runCommands, runSuite, type Running } from './run';
import { summary, type Result } from './summary';

type Work = (part: Running) => Promise<unknown>;
type Kind = keyof typeof suites;

let built: Promise<string> | undefined;
const build = () => (built ??= buildCms(process.cwd(), logs));

/**
 * Runs a part of the tests. If its work throws, it has failed.
 * @param show gets its progress, and `say` a line for each failure
 */
async function runPart(
  name: string,
  work: Work,
  show: (progress: string) => void = () => undefined,
  say: (line: string) => void = () => undefined,
): Promise<Result> {
  const result: Result = { name, passed: 0, failures: [], milliseconds: 0 };
  const began = Date.now();
  const fail: Running['fail'] = (failure) => {
    result.failures.push(failure);
    say(`✗ ${failure.title} — ${String(failure.message.split('\n')[0])}`);
  };
  try {
    await work({ result, show, fail });
  } catch (failure) {
    const message = failure instanceof Stop ? failure.message : String(failure);
    fail({ title: name, message, repeat: 'npm test' });
  }
  result.milliseconds = Date.now() - began;
  return result;
}

/** A part as a task for the terminal. @param results gets its result */
export const task = (results: Result[], name: string, work: Work): ListrTask => ({
  title: name,
  async task(_context, shown) {
    const show = (progress: string) => (shown.title = `${name} ${progress}`);
    const result = await runPart(name, work, show, (line) => (shown.output = line));
    results.push(result);
    const { passed, failures } = result;
    shown.title = `${name}: ${String(passed)} passed, ${String(failures.length)} failed`;
    if (failures.length > 0) throw new Error(name);
  },
  rendererOptions: { outputBar: Infinity, persistentOutput: true },
});

/** The parts of `npm test` or `npm run test:full`. Their output goes to logs. */
function wholeRun(size: 'everyday' | 'full', results: Result[]): ListrTask[] {
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const commands = (name: string, list: readonly Command[]) =>
    task(results, name, (part) => runCommands(list, part));
  const suite = (each: Suite) =>
    task(results, each.name, async (part) => {
      // Without the CMS every test would fail.
      if (each.name !== 'unit') await build();
      const all = { files: [], title: '', flags: [] };
      await runSuite(each, all, part, path.join(logs, `${each.name}.log`));
    });
  const group = (tasks: ListrTask[], concurrent = false): ListrTask => ({
    task: (_context, shown) => shown.newListr(tasks, { concurrent }),
  });
  const buildOfCms = task(results, 'build of the CMS', build);
  if (size === 'full') return [buildOfCms, ...suites.full.map(suite)];
  // Otherwise the browser tests would prepare it first, while their two workers wait.
  const sample = commands('sample of the system', [['tsx', 'e2e/support/prepare.ts']]);
  const [lint, types, format] = [
    commands('lint', checks.lint),
    commands('types', checks.types),
    commands('format', checks.format),
  ];
  // Two cores: beside one part that computes, one that waits.
  const lanes = [group([lint, types]), group([buildOfCms, sample, format])];
  return [
    group(lanes, true),
    group([...suites.unit, ...suites.cms].map(suite), true),
    ...suites.e2e.map(suite),
  ];
}

/** Runs the selected tests of one command. The test runner writes to the terminal. */
async function runSelected(kind: Kind, args: readonly string[]): Promise<Result[]> {
  const all = testFiles();
  const { files, ...others } = select(args, all);
  if (kind !== 'unit') await runSteps({ 'Building the CMS and its admin panel': build });
  const results: Result[] = [];
  for (const suite of suites[kind]) {
    const own = all.filter((file) => file.startsWith('e2e/') === suite.isBrowser);
    const selection = { ...others, files: select(files, own).files };
    if (files.length > 0 && selection.files.length === 0) continue;
    results.push(await runPart(suite.name, (part) => runSuite(suite, selection, part)));
  }
  return results;
}

async function run(kind: string, args: readonly string[]): Promise<Result[]> {
  prepareDataFolder(path.resolve('.test'));
  if (args.length === 0 && (kind === 'everyday' || kind === 'full')) {
    const results: Result[] = [];
    await runTasks(wholeRun(kind, results), { exitOnError: false });
    return results;
  }
  const isKind = (name: string): name is Kind => Object.hasOwn(suites, name);
  if (isKind(kind)) {
    return runSelected(kind, kind === 'faults' && args.length === 0 ? faultFiles : args);
  }
  throw new Stop('Usage: npm run test:unit, test:cms or test:e2e -- <file or title>');
}

export async function main([kind = '', ...args]: string[]): Promise<void> {
  const lifetime = new Lifetime();
  await lifetime.during(
    async () => {
      const began = Date.now();
      const results = await run(kind, args);
      if (lifetime.isOver) return;
      // The total is alone on the last line, for people and for programs that watch the run.
      console.log(`\n${summary(results, Date.now() - began)}`);
      process.exit(results.every(({ failures }) => failures.length === 0) ? 0 : 1);
    },
    { stoppedCode: 1 },
  );
}
