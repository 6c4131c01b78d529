import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Secrets } from '../start/secrets';
import { ownAddress, type Settings } from '../start/settings';

/** The part that our functions use of what the platform tells them about a call. */
interface CallContext {
  ip: string;
  requestId: string;
  deploy: { context: DeployContext; id: string; published: boolean };
}

/** The platform's name for where a function runs. Leads wait in an outbox only in `production`. */
export type DeployContext = 'production' | 'dev';

/** A function that answers calls. */
interface PathEntry {
  default: (request: Request, context: CallContext) => Promise<Response>;
  config: { path: string };
}

/** A function that the platform runs on a schedule. */
interface ScheduledEntry {
  default: (request: Request, context: CallContext) => Promise<unknown>;
  config: { schedule: string };
}

const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value;

const isFunctionWith = (module: unknown, key: string): boolean =>
  has(module, 'default') &&
  typeof module.default === 'function' &&
  has(module, 'config') &&
  has(module.config, key) &&
  typeof module.config[key] === 'string';

const isPathEntry = (module: unknown): module is PathEntry => isFunctionWith(module, 'path');

const isScheduledEntry = (module: unknown): module is ScheduledEntry =>
  isFunctionWith(module, 'schedule');

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

/** The only schedule that this server supports. */
const eachMinute = '* * * * *';

/** Whether an address matches the path in a function's config: a literal path, or one that ends in `/*`. */
function matches({ config }: PathEntry, pathname: string): boolean {
  if (!config.path.endsWith('/*')) return pathname === config.path;
  return pathname.startsWith(config.path.slice(0, -1));
}

async function load(file: string): Promise<PathEntry | ScheduledEntry> {
  const module: unknown = await import(pathToFileURL(file).href);
  if (isPathEntry(module)) return module;
  const name = path.basename(file, '.mjs');
  if (!isScheduledEntry(module)) {
    throw new Error(`${name} exports no handler with a path or a schedule.`);
  }
  if (module.config.schedule !== eachMinute) {
    throw new Error(`${name} must have the schedule "${eachMinute}", the only one supported here.`);
  }
  return module;
}

async function bundle(root: string): Promise<(PathEntry | ScheduledEntry)[]> {
  const functions = path.join(root, 'functions');
  const names = readdirSync(path.join(functions, 'entries')).filter((name) => name.endsWith('.ts'));
  // Below `functions`, so that its packages are found; a new folder each time, because Node caches modules by path.
  const outdir = path.join(functions, '.build', randomUUID());
  try {
    await build({
      entryPoints: names.map((name) => path.join(functions, 'entries', name)),
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
      names.map((name) => load(path.join(outdir, name.replace(/\.ts$/, '.mjs')))),
    );
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

/**
 * Replaces the caller's `Host` header by the site's own address. On a platform the header selects the site; here it can say
 * anything. Not by a new request: that cannot be a TRACE, which a function has to refuse.
 */
function setOwnHost(request: Request, sitePort: number): void {
  const { pathname, search } = new URL(request.url);
  const value = `${ownAddress(sitePort)}${pathname}${search}`;
  Object.defineProperty(request, 'url', { value });
}

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
  const answering = entries.filter(isPathEntry);
  const scheduled = entries.filter(isScheduledEntry);
  const contextOf = (ip: string): CallContext => ({
    ip,
    requestId: randomUUID(),
    deploy: { context: deployContext, id: 'local', published: true },
  });
  return {
    async call(request, ip) {
      const { pathname } = new URL(request.url);
      const entry = answering.find((candidate) => matches(candidate, pathname));
      if (entry === undefined) return undefined;
      setOwnHost(request, sitePort);
      return entry.default(request, contextOf(ip));
    },
    async runScheduled() {
      await Promise.all(scheduled.map((entry) => entry.default(scheduledCall(), contextOf(''))));
    },
  };
}
