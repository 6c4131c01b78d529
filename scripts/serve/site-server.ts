import path from 'node:path';
import { startBlobs } from './blobs';
import { setFunctionsEnv, loadFunctions } from './functions';
import { listen, type Listening } from './listen';
import { startSchedule, type Schedule } from './schedule';
import type { Secrets } from '../start/secrets';
import { ServedPages } from './served-pages';
import type { Settings } from '../start/settings';

/** A running site. */
export interface RunningSite extends Listening {
  /** Switches to the last build, without a failing request in between. */
  follow: () => Promise<void>;
  /** Runs the scheduled functions once more, now. */
  runScheduled: () => Promise<void>;
}

export interface SiteOptions {
  /** Acts as a production deploy: leads wait in the data folder while the CMS cannot accept them. A preview has no outbox. */
  outbox?: boolean;
  /** Runs the scheduled functions every minute; one of them empties the outbox. */
  schedule?: boolean;
}

/**
 * Serves `site/out` as Netlify does: static files, redirects, headers, the fallback page with status 404, and the
 * functions at their paths and on their schedules, all in this process.
 */
export async function startSite(
  settings: Settings,
  secrets: Secrets,
  { outbox = false, schedule: scheduled = false }: SiteOptions = {},
): Promise<RunningSite> {
  setFunctionsEnv(settings, secrets);
  const pages = new ServedPages(settings);
  await pages.follow();
  const functions = await loadFunctions(settings, outbox ? 'production' : 'dev');

  async function answer(request: Request, ip: string): Promise<Response> {
    const found = (await functions.call(request, ip)) ?? (await pages.answer(request));
    if (found !== undefined) return found;
    const fallback = await pages.answer(new Request(new URL('/404.html', request.url)));
    if (fallback === undefined) return pages.ownAnswer(404, 'Not found');
    return new Response(fallback.body, { status: 404, headers: fallback.headers });
  }

  const closeBlobs = outbox ? await startBlobs(path.join(settings.dataDir, 'blobs')) : undefined;
  const server = await listen(settings.sitePort, (request, ip) =>
    answer(request, ip).catch((failure: unknown) => {
      console.error(failure);
      return pages.ownAnswer(500, 'Something went wrong in the local server.');
    }),
  );
  const schedule: Schedule | undefined = scheduled
    ? startSchedule('A scheduled function', functions.runScheduled)
    : undefined;
  return {
    port: server.port,
    follow: () => pages.follow(),
    runScheduled: schedule?.now ?? functions.runScheduled,
    async close() {
      await server.close();
      await schedule?.stop();
      await Promise.all([pages.close(), closeBlobs?.()]);
    },
  };
}
