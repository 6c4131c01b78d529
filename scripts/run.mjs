// The door of every npm command. Plain JavaScript without packages: it runs before anything is installed.
import { isSupported, minimum } from './node-version.mjs';
import { installAbsent, installMissing } from './install.mjs';

const [command] = process.argv.slice(2);

try {
  if (!isSupported(process.versions.node)) {
    throw new Error(
      `This needs Node ${minimum} or later, and this is Node ${process.versions.node}.`,
    );
  }
  const install = command === 'operate' ? installAbsent : installMissing;
  await install(process.cwd());
  Object.assign(process.env, {
    // Its cache would stay behind in the temporary folder, and the scripts are few.
    TSX_DISABLE_CACHE: '1',
    // For all that builds and tests: V8 clears up new objects after every 16 MB, and with 32 MB needs a tenth less time.
    NODE_OPTIONS: `--max-semi-space-size=32 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
  });
  const { register } = await import('tsx/esm/api');
  register();
  await import(`./${command}.ts`);
} catch (failure) {
  console.error(`\n${failure instanceof Error ? failure.message : String(failure)}`);
  process.exit(1);
}
