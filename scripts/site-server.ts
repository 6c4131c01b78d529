import { NetlifyDev } from '@netlify/dev';
import { giveFunctionsTheirEnvironment, loadFunctions } from './functions';
import { listen, type Listening } from './listen';
import type { Secrets } from './secrets';
import type { Settings } from './settings';

/** An answer of this server itself, where the platform would give one of its own. */
function ownAnswer(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    },
  });
}

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

  async function answer(request: Request, ip: string): Promise<Response> {
    const found = (await callFunction(request, ip)) ?? (await files.handle(request));
    if (found !== undefined) return found;
    const fallback = await files.handle(new Request(new URL('/404.html', request.url)));
    if (fallback === undefined) return ownAnswer(404, 'Not found');
    return new Response(fallback.body, { status: 404, headers: fallback.headers });
  }

  const server = await listen(settings.sitePort, (request, ip) =>
    answer(request, ip).catch((failure: unknown) => {
      console.error(failure);
      return ownAnswer(500, 'Something went wrong in the local server.');
    }),
  );
  return {
    async close() {
      await server.close();
      await files.stop();
    },
  };
}
