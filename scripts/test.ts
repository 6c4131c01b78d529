import path from 'node:path';
import { prepareDataFolder } from './data-folder';
import { Lifetime } from './lifetime';
import { Stop } from './settings';
import { selectable } from './testing/all-suites';
import { runSelected } from './testing/selected';
import { exitCode, summary, type Ended } from './testing/summary';
import { runWhole } from './testing/whole';

const root = process.cwd();
const [, , , kind = '', ...args] = process.argv;
const lifetime = new Lifetime();

function run(): Promise<Ended[]> {
  prepareDataFolder(path.join(root, '.test'));
  if (kind === 'everyday' && args.length > 0) {
    throw new Stop('Call it as: npm run test:unit, test:cms or test:e2e -- <file or title>');
  }
  if (kind === 'everyday' || (kind === 'full' && args.length === 0)) {
    return runWhole(root, kind, lifetime);
  }
  const command = selectable.get(kind);
  if (command === undefined) throw new Stop(`There are no tests called "${kind}".`);
  return runSelected(root, `test:${kind}`, command, args);
}

await lifetime.during(
  async () => {
    const began = Date.now();
    const parts = await run();
    if (lifetime.isOver) return;
    // The sum stands alone on the last line, for people and for what watches the run.
    console.log(`\n${summary(parts, Date.now() - began)}`);
    process.exit(exitCode(parts));
  },
  { stoppedCode: 1 },
);
