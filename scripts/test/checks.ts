import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../processes/processes';
import type { Part, Run } from './parts';
import { beginning } from './summary';

/** A command that passes or fails as a whole. */
interface Check {
  title: string;
  /** The command line's name, and its script below node_modules. */
  tool: string;
  script: string;
  args: string[];
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

const types: Check[] = rooms.map(({ title, project }) => ({
  title,
  tool: 'tsc',
  script: 'typescript/bin/tsc',
  args: ['--noEmit', '--project', project],
}));

const lint: Check = {
  title: 'lint',
  tool: 'eslint',
  script: 'eslint/bin/eslint.js',
  args: ['.', '--max-warnings', '0'],
};

const format: Check = {
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
    log === undefined ? '' : `${beginning(readFileSync(log, 'utf8'))}\nAll of it: ${log}`;
  run.state.fail({ title, message, repeat: `npx ${[tool, ...args].join(' ')}` });
}

const part = (name: string, checks: Check[]): Part => ({
  name,
  async run(run) {
    if (checks.length > 1) run.state.begin(checks.length, 'rooms');
    for (const each of checks) await check(each, run);
  },
});

/** What needs no running program: types, lint and format. */
export const checks = {
  types: part('types', types),
  lint: part('lint', [lint]),
  format: part('format', [format]),
};
