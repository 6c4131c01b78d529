import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildCms } from '../cms';
import type { Lifetime } from '../lifetime';
import { everyday, full } from './all-suites';
import { runToEnd } from '../processes';
import { Stop } from '../settings';
import { checks } from './checks';
import { runLanes, type Lanes } from './lanes';
import type { Part, Standing } from './part';
import type { Suite } from './suites';
import { clock, type Ended } from './summary';
import { Terminal } from './terminal';

/** The stages of both commands, for two cores: a stage has no more lanes than cores, and what waits runs beside what computes. */
function stagesOf(root: string, logs: string): Record<'everyday' | 'full', Lanes[]> {
  let built: Promise<string> | undefined;
  const buildOnce = () => (built ??= buildCms(root, logs));
  const build: Part = {
    name: 'build of the CMS',
    async run() {
      await buildOnce();
    },
  };
  /** Else the browser tests would begin with it, and their two workers wait. */
  const sample: Part = {
    name: 'sample of the system',
    async run(run) {
      await buildOnce();
      const log = run.log('sample');
      const code = await runToEnd({
        name: 'The sample of the browser tests',
        script: path.join(root, 'node_modules/tsx/dist/cli.mjs'),
        args: ['e2e/support/prepare.ts'],
        cwd: root,
        env: process.env,
        ...(log === undefined ? {} : { log }),
      });
      if (code !== 0) throw new Stop(`The sample of the browser tests failed. See ${String(log)}.`);
    },
  };
  const all = { files: [], flags: [] };
  const part = (suite: Suite): Part => ({ name: suite.name, run: (run) => suite.run(run, all) });
  const withCms = (suite: Suite): Part => ({
    name: suite.name,
    async run(run) {
      // Without it every test would fail.
      await buildOnce();
      await suite.run(run, all);
    },
  });
  return {
    everyday: [
      [
        [checks.lint, checks.types],
        [build, sample, checks.format],
      ],
      [[part(everyday.unit)], [withCms(everyday.cms)]],
      [[withCms(everyday.e2e)]],
    ],
    full: [[[build]], ...full.map((suite) => [[withCms(suite)]])],
  };
}

/**
 * Runs `npm test` or `npm run test:full` as a whole. The terminal shows how far it is; what the programs say goes to logs.
 * @returns every part
 */
export async function runWhole(
  root: string,
  size: 'everyday' | 'full',
  lifetime: Lifetime,
): Promise<Ended[]> {
  const logs = path.join(root, '.test/logs');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const began = Date.now();
  let underWay: ReadonlySet<Standing> = new Set();
  const status = () => [clock(Date.now() - began), ...underWay].join('  ');
  const terminal = new Terminal(process.stdout, status);
  lifetime.add(() => {
    terminal.close();
    return Promise.resolve();
  });
  const parts = await runLanes(
    stagesOf(root, logs)[size],
    size === 'full' ? 'test:full' : 'test',
    { root, log: (name) => path.join(logs, `${name}.log`) },
    {
      say: (line) => {
        terminal.say(line);
      },
      running: (standings) => {
        underWay = standings;
      },
    },
  );
  terminal.close();
  return parts;
}
