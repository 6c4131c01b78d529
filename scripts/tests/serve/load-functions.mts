import { loadFunctions } from '../../serve/functions';

// Loads the functions below a folder, runs the scheduled ones once and calls an address. Prints the results.
const [, , root = '', context = '', address = ''] = process.argv;
const functions = await loadFunctions(
  { root, sitePort: 18_900 },
  context === 'production' ? 'production' : 'dev',
);
await functions.runScheduled();
const answer = await functions.call(new Request(address), '203.0.113.7');
console.log((await answer?.text()) ?? 'no answer');
