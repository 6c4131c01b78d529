import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { NetlifyDev } from '@netlify/dev';
import { loadFunctions } from './functions';
import type { Secrets } from './secrets';
import type { Settings } from './settings';

export interface RunningSite {
  port: number;
  close: () => Promise<void>;
}

/** What the functions find in their environment; nothing of the CMS or the build is among it. */
function giveFunctionsTheirEnvironment(settings: Settings, secrets: Secrets): void {
  Object.assign(process.env, {
    CMS_URL: settings.cmsUrl,
    CMS_FUNCTION_TOKEN: secrets.CMS_FUNCTION_TOKEN,
    CAPTCHA_SECRET: secrets.CAPTCHA_SECRET,
  });
}

function addressOf(bindings: HttpBindings | Http2Bindings): string {
  return bindings.incoming.socket.remoteAddress ?? '';
}

/**
 * Serves `site/out` as Netlify does: static files, redirects, headers, the fallback page with status 404, and the
 * functions under their paths, all in this process.
 */
export async function startSite(settings: Settings, secrets: Secrets): Promise<RunningSite> {
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
  const functions = await loadFunctions(settings.root);

  async function answer(
    request: Request,
    bindings: HttpBindings | Http2Bindings,
  ): Promise<Response> {
    const { pathname, origin } = new URL(request.url);
    const mounted = functions.find(({ matches }) => matches(pathname));
    if (mounted !== undefined) {
      return mounted.handle(request, { ip: addressOf(bindings), requestId: randomUUID() });
    }
    const file = await files.handle(request);
    if (file !== undefined) return file;
    const fallback = await files.handle(new Request(new URL('/404.html', origin)));
    return new Response(fallback?.body ?? 'Not found', {
      status: 404,
      headers: fallback?.headers ?? {},
    });
  }

  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: answer, port: settings.sitePort, hostname: '127.0.0.1' },
      ({ port }: AddressInfo) => {
        resolve({
          port,
          close: async () => {
            await new Promise((closed) => server.close(closed));
            await files.stop();
          },
        });
      },
    );
    server.once('error', reject);
  });
}
