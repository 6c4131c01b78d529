import { launch } from '../../processes/processes';

// Starts a program that runs for an hour.
const [, , script = '', log = ''] = process.argv;
const { pid } = launch({ name: '', script, args: [], cwd: '.', env: process.env, log });
// The test checks whether this process ends together with its parent.
process.stdout.write(String(pid));
