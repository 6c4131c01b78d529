import { NetlifyDev } from '@netlify/dev';
import { giveFunctionsTheirEnvironment, loadFunctions } from './functions';
import { listen, type Listening } from './listen';
import type { Secrets } from './secrets';
import type { Settings } from './settings';

/**
 * Serves `site/out` as Netlify does: static files, redirects, headers, the fallback page with status 404, and the
 * functions under their paths, all in this process.
 */
export async function startSite(settings: Settings, secrets: Secrets): Promise<Listening> {
  giveFunctionsTheirEnvironment(settings, secrets);
  const files = new NetlifyDev({
    projectRoot: settings.workshop,
    serverAddress: settings.siteUrl,
    skipGitignore: true,
    aiGateway: { enabled: false },
    database: { enabled: false },
    edgeFunctions: { enabled: false },
    functions: { enabled: false },
    geolocation: { enabled: false },
    images: { enabled: false },
  });
  await files.start();
  const callFunction = await loadFunctions(settings.root);

  const server = await listen(settings.sitePort, async (request, ip) => {
    const answer = (await callFunction(request, ip)) ?? (await files.handle(request));
    if (answer !== undefined) return answer;
    const fallback = await files.handle(new Request(new URL('/404.html', request.url)));
    const headers = fallback?.headers ?? {};
    return new Response(fallback?.body ?? 'Not found', { status: 404, headers });
  });
  return {
    async close() {
      await server.close();
      await files.stop();
    },
  };
}
