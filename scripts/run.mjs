// Every npm command starts here. Plain JavaScript without packages: it runs before anything is installed.
import { installPackages } from './install.mjs';

const minNode = '20.19';
const [command, ...args] = process.argv.slice(2);

try {
  const { node } = process.versions;
  if (node.localeCompare(minNode, 'en', { numeric: true }) < 0) {
    throw new Error(`This needs Node ${minNode} or later, and this is Node ${node}.`);
  }
  await installPackages(process.cwd(), command === 'operate/operate');
  Object.assign(process.env, {
    // Its cache would stay in the temporary folder, and there are few scripts.
    TSX_DISABLE_CACHE: '1',
    // For builds and tests: with 32 MB for new objects, V8 collects garbage half as often.
    NODE_OPTIONS: `--max-semi-space-size=32 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
  });
  const { register } = await import('tsx/esm/api');
  register();
  const { main } = await import(`./${command}.ts`);
  await main(args);
} catch (failure) {
  console.error(`\n${failure instanceof Error ? failure.message : String(failure)}`);
  process.exit(1);
}
