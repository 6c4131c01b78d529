import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Lifetime } from '../../processes/lifetime';
import { run } from '../../processes/processes';

// A command that runs a program and writes to its temporary folder.
const [, , script = '', log = ''] = process.argv;
await new Lifetime().during(async () => {
  mkdtempSync(path.join(os.tmpdir(), 'left-'));
  await run({ name: '', script, args: [], cwd: '.', env: process.env, log });
});
