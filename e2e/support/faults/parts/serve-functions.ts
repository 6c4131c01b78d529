import { loadFunctions } from '../../../../scripts/serve/functions';
import { listen } from '../../../../scripts/serve/listen';
import { hostPaths } from './host-paths';

// The process of a function host: the bundled functions and nothing else. Its arguments are its port, and the deploy
// context that the functions are told.

const [, , port = '0', context] = process.argv;

const functions = await loadFunctions(
  { root: process.cwd(), sitePort: Number(port) },
  context === 'production' ? 'production' : 'dev',
);
const clock = Date.now.bind(Date);

/** Runs the scheduled functions with a clock that goes ahead, so that what is to be tried later is tried. */
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
