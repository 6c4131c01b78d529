import { writeSync } from 'node:fs';

/** The pipe that `launch` gives a program for its messages. */
const pipe = 3;

/**
 * Tells whoever started this run of tests.
 * @param {import('./events').RunEvent} event
 */
export function report(event) {
  writeSync(pipe, `${JSON.stringify(event)}\n`);
}
