import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../processes/processes';
import type { Part, Run } from './parts';
import { beginning } from './summary';

/** A command that passes or fails as a whole: its title, its name on the command line, its script in node_modules. */
interface Check {
  title: string;
  tool: string;
  script: string;
  args: string[];
}

const typesOf = (what: string, project: string): Check => ({
  title: `types of ${what}`,
  tool: 'tsc',
  script: 'typescript/bin/tsc',
  args: ['--noEmit', '--project', project],
});

const types = [
  typesOf('the site', 'site'),
  typesOf('the functions', 'functions'),
  typesOf('the CMS', 'cms'),
  typesOf('the tests of the CMS', 'cms/tests'),
  typesOf('the admin panel', 'cms/src/admin'),
  typesOf('the login page', 'cms/src/plugins/web-admin/login-page'),
  typesOf('scripts and browser tests', '.'),
];

const lint = {
  title: 'lint',
  tool: 'eslint',
  script: 'eslint/bin/eslint.js',
  args: ['.', '--max-warnings', '0'],
};

const unused = {
  title: 'unused exports and dependencies',
  tool: 'knip',
  script: 'knip/bin/knip.js',
  args: ['--no-progress'],
};

const format = {
  title: 'format',
  tool: 'prettier',
  script: 'prettier/bin/prettier.cjs',
  args: ['--check', '--log-level', 'warn', '.'],
};

async function check({ title, tool, script, args }: Check, run: Run): Promise<void> {
  const log = run.log(title.replaceAll(' ', '-'));
  const code = await runToEnd({
    name: title,
    script: path.join(run.root, 'node_modules', script),
    args,
    cwd: run.root,
    env: process.env,
    ...(log === undefined ? {} : { log }),
  });
  if (code === 0) {
    run.state.pass();
    return;
  }
  const message =
    log === undefined ? '' : `${beginning(readFileSync(log, 'utf8'))}\nFull output: ${log}`;
  run.state.fail({ title, message, repeat: `npx ${[tool, ...args].join(' ')}` });
}

const part = (name: string, checks: Check[]): Part => ({
  name,
  async run(run) {
    if (checks.length > 1) run.state.begin(checks.length, 'rooms');
    for (const each of checks) await check(each, run);
  },
});

/** The checks that need no running program: types, lint and format. */
export const checks = {
  types: part('types', types),
  lint: part('lint', [lint, unused]),
  format: part('format', [format]),
};
