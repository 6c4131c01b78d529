import { prepareDataFolder } from './data-folder';
import { Lifetime } from './lifetime';
import { operate, readOperation } from './operation';
import { readSettings } from './settings';

const lifetime = new Lifetime();
let code = 1;

await lifetime.during(async () => {
  const called = readOperation(process.argv.slice(3));
  const settings = readSettings();
  prepareDataFolder(settings.dataDir);
  code = await operate(settings, called, process.cwd());
});
process.exit(code);
