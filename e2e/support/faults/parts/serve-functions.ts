import { loadFunctions } from '../../../../scripts/serve/functions';
import { listen } from '../../../../scripts/serve/listen';
import { hostPaths } from './host-paths';

// The process of a function host: only the bundled functions. Its arguments are the port and the functions' deploy
// context.

const [, , port = '0', context] = process.argv;

const functions = await loadFunctions(
  { root: process.cwd(), sitePort: Number(port) },
  context === 'production' ? 'production' : 'dev',
);
const clock = Date.now.bind(Date);

/** Runs the scheduled functions with a clock that is ahead, so that later retries are due. */
async function runScheduled(aheadMs: number): Promise<void> {
  Date.now = () => clock() + aheadMs;
  try {
    await functions.runScheduled();
  } finally {
    Date.now = clock;
  }
}

await listen(Number(port), async (request, ip) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === hostPaths.up) return new Response(null, { status: 204 });
  if (pathname === hostPaths.schedule) {
    await runScheduled(Number(searchParams.get('ahead')));
    return new Response(null, { status: 204 });
  }
  return (await functions.call(request, ip)) ?? new Response(null, { status: 404 });
});
