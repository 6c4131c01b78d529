import { setImmediate as turn } from 'node:timers/promises';
import { runTasks } from '../../start/progress';
import { Stop } from '../../start/settings';
import type { Result } from '../../test/summary';
import { task } from '../../test/test';

// Runs two parts as `npm test` does: one that throws, and one with a failed test. Prints their results.
const results: Result[] = [];
const parts = [
  task(results, 'build', () => Promise.reject(new Stop('No room on the disk.'))),
  task(results, 'unit', async ({ result, fail, show }) => {
    show('1 of 2');
    fail({ title: 'adds', message: 'Expected: 3\nReceived: 2', repeat: 'npx jest' });
    await turn();
    console.log('goes on');
    result.passed += 1;
  }),
];
await runTasks(parts, { exitOnError: false });
console.log(JSON.stringify(results));
