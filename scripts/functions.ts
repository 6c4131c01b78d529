import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Secrets } from './secrets';
import type { Settings } from './settings';

/** What the platform tells a function about a call, as far as ours use it. */
interface CallContext {
  ip: string;
  requestId: string;
}

type Handler = (request: Request, context: CallContext) => Promise<Response>;

interface Entry {
  default: Handler;
  config: { path: string };
}

interface MountedFunction {
  matches: (pathname: string) => boolean;
  handle: Handler;
}

/** Answers a request of the caller at `ip`, or leaves it to others when no function has its path. */
export type CallFunction = (request: Request, ip: string) => Promise<Response | undefined>;

/** What the functions find in their environment; nothing of the CMS or the build is among it. */
export function giveFunctionsTheirEnvironment(settings: Settings, secrets: Secrets): void {
  Object.assign(process.env, {
    CMS_URL: settings.cmsUrl,
    CMS_FUNCTION_TOKEN: secrets.CMS_FUNCTION_TOKEN,
    CAPTCHA_SECRET: secrets.CAPTCHA_SECRET,
  });
}

const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value;

const isEntry = (module: unknown): module is Entry =>
  has(module, 'default') &&
  typeof module.default === 'function' &&
  has(module, 'config') &&
  has(module.config, 'path') &&
  typeof module.config.path === 'string';

/** The path of a function's config: a literal one, or one that ends in `/*`. */
function matcher(pattern: string): (pathname: string) => boolean {
  if (!pattern.endsWith('/*')) return (pathname) => pathname === pattern;
  return (pathname) => pathname.startsWith(pattern.slice(0, -1));
}

async function load(file: string): Promise<MountedFunction> {
  const module: unknown = await import(pathToFileURL(file).href);
  if (!isEntry(module)) throw new Error(`${path.basename(file)} exports no handler with a path.`);
  return { matches: matcher(module.config.path), handle: module.default };
}

async function bundle(root: string): Promise<MountedFunction[]> {
  const room = path.join(root, 'functions');
  const names = readdirSync(path.join(room, 'entries')).filter((name) => name.endsWith('.ts'));
  // Inside the room, where its packages are found; a folder a load, so that nothing comes from the module cache.
  const outdir = path.join(room, '.build', randomUUID());
  try {
    await build({
      entryPoints: names.map((name) => path.join(room, 'entries', name)),
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

/** Bundles the functions as Netlify does and loads them into this process, each under the path of its config. */
export async function loadFunctions(root: string): Promise<CallFunction> {
  const functions = await bundle(root);
  return async (request, ip) => {
    const { pathname } = new URL(request.url);
    const mounted = functions.find(({ matches }) => matches(pathname));
    return mounted?.handle(request, { ip, requestId: randomUUID() });
  };
}
