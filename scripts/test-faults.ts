import path from 'node:path';
import { buildCms } from './cms';
import { prepareDataFolder } from './data-folder';
import { Progress } from './progress';
import { playwright } from './test-checks';

/** The tests that let parts of the system fail. `npm test` runs them at a tenth of this size. */
const files = ['faults', 'cms-faults', 'publishing', 'personal-data'];

const root = process.cwd();
const testFolder = path.join(root, '.test');

prepareDataFolder(testFolder);
await new Progress(1).during('Building the CMS and its admin panel', () =>
  buildCms(root, path.join(testFolder, 'logs')),
);
const { passed, failures } = await playwright(root, {
  env: { FAULTS: 'full' },
  files: files.map((name) => `e2e/${name}.spec.ts`),
});
console.log(`\n${String(passed)} passed, ${String(failures.length)} failed`);
process.exit(failures.length === 0 ? 0 : 1);
