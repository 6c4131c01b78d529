import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Secrets } from '../start/secrets';
import { ownAddress, type Settings } from '../start/settings';

/** The platform's name for where a function runs. Leads wait in an outbox only in `production`. */
export type DeployContext = 'production' | 'dev';

/** A function, with the path or the schedule of its config. */
interface Entry {
  default: (
    request: Request,
    // The part that our functions use of what the platform tells them about a call.
    context: {
      ip: string;
      requestId: string;
      deploy: { context: DeployContext; id: string; published: boolean };
    },
  ) => Promise<Response>;
  config: { path?: string; schedule?: string };
}

const isEntry = (module: unknown): module is Entry =>
  typeof module === 'object' &&
  module !== null &&
  'default' in module &&
  typeof module.default === 'function' &&
  'config' in module;

/** The functions, loaded into this process. */
interface LoadedFunctions {
  /** Answers a request of the caller at `ip`; undefined if no function has its path. */
  call: (request: Request, ip: string) => Promise<Response | undefined>;
  /** Runs each scheduled function once. @throws what one of them throws */
  runScheduled: () => Promise<void>;
}

/** The environment of the functions, without the variables of the CMS and of the build. */
export const functionsEnv = (settings: Settings, secrets: Secrets) => ({
  CMS_URL: settings.cmsUrl,
  CMS_FUNCTION_TOKEN: secrets.CMS_FUNCTION_TOKEN,
  CAPTCHA_SECRET: secrets.CAPTCHA_SECRET,
  OUTBOX_KEY: secrets.OUTBOX_KEY,
  OPERATIONS_TOKEN: secrets.OPERATIONS_TOKEN,
});

/** Adds the functions' environment to that of this process. */
export function setFunctionsEnv(settings: Settings, secrets: Secrets): void {
  Object.assign(process.env, functionsEnv(settings, secrets));
}

async function bundle(root: string): Promise<Entry[]> {
  const functions = path.join(root, 'functions');
  const names = readdirSync(`${functions}/entries`).filter((name) => name.endsWith('.ts'));
  // Below `functions`, so that its packages are found; a new folder each time, because Node caches modules by path.
  const outdir = path.join(functions, '.build', randomUUID());
  try {
    await build({
      entryPoints: names.map((name) => `${functions}/entries/${name}`),
      outdir,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'error',
    });
    return await Promise.all(
      names.map(async (name) => {
        const file = path.join(outdir, name.replace(/\.ts$/, '.mjs'));
        const module: unknown = await import(pathToFileURL(file).href);
        if (isEntry(module)) return module;
        throw new Error(`${name} exports no handler with a config.`);
      }),
    );
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

/** Whether an address matches the path in a function's config: a literal path, or one that ends in `/*`. */
const matches = ({ config: { path: own = '' } }: Entry, pathname: string): boolean =>
  own.endsWith('/*') ? pathname.startsWith(own.slice(0, -1)) : pathname === own;

/** The call that the platform makes to a scheduled function. */
const scheduledCall = () =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ next_run: new Date(Date.now() + 60_000).toISOString() }),
  });

/**
 * Bundles the functions as Netlify does and loads them into this process, each with the path or schedule of its config.
 * @param deployContext the one that they get
 */
export async function loadFunctions(
  { root, sitePort }: Pick<Settings, 'root' | 'sitePort'>,
  deployContext: DeployContext,
): Promise<LoadedFunctions> {
  const entries = await bundle(root);
  const contextOf = (ip: string) => ({
    ip,
    requestId: randomUUID(),
    deploy: { context: deployContext, id: 'local', published: true },
  });
  return {
    async call(request, ip) {
      const { pathname, search } = new URL(request.url);
      const entry = entries.find((candidate) => matches(candidate, pathname));
      if (entry === undefined) return undefined;
      // On a platform the caller's `Host` selects the site; here it can say anything, so the function gets the site's own
      // address. Not by a new request: that cannot be a TRACE, which a function has to refuse.
      const value = `${ownAddress(sitePort)}${pathname}${search}`;
      Object.defineProperty(request, 'url', { value });
      return entry.default(request, contextOf(ip));
    },
    async runScheduled() {
      const scheduled = entries.filter(({ config }) => config.schedule !== undefined);
      await Promise.all(scheduled.map((entry) => entry.default(scheduledCall(), contextOf(''))));
    },
  };
}
