import { launch } from '../../processes/processes';

// Starts a program that would run for an hour.
const [, , script = '', log = ''] = process.argv;
const { pid } = launch({ name: '', script, args: [], cwd: '.', env: process.env, log });
// The test that has started this one looks whether that process goes with it.
process.stdout.write(String(pid));
