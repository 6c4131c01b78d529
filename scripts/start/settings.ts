import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A message for the person at the terminal. It ends the command without a stack trace. */
export class Stop extends Error {}

/** Where the parts of one running system are. */
export interface Settings {
  /** The folder of the checkout. */
  root: string;
  /** The folder with `netlify.toml` and `site/`: the checkout, or a copy of it for tests. */
  siteRoot: string;
  dataDir: string;
  sitePort: number;
  cmsPort: number;
  siteUrl: string;
  /** The CMS's address for the functions and the build. */
  cmsUrl: string;
  /** The CMS's address for an admin's browser. */
  cmsPublicUrl: string;
}

/** The address of a port for this machine itself. `localhost` may resolve to IPv6 first, where another program may listen. */
export const ownAddress = (port: number): string => `http://127.0.0.1:${String(port)}`;

function port(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > 65_535) throw new Stop(`${name} must be a port number, not "${text}".`);
  return value;
}

/** Reads the settings from the environment and from an optional `.env` file in the root. */
export function readSettings(root: string = process.cwd()): Settings {
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const sitePort = port('SITE_PORT', 8888);
  const cmsPort = port('CMS_PORT', 1337);
  if (sitePort === cmsPort) throw new Stop('SITE_PORT and CMS_PORT must differ.');
  return {
    root,
    siteRoot: root,
    dataDir: path.resolve(root, process.env.DATA_DIR ?? 'cms/.data'),
    sitePort,
    cmsPort,
    siteUrl: `http://localhost:${String(sitePort)}`,
    cmsUrl: ownAddress(cmsPort),
    cmsPublicUrl: `http://localhost:${String(cmsPort)}`,
  };
}

/**
 * Creates the data folder, closed to other users, and checks that it is writable.
 * @throws Stop when it cannot
 */
export function prepareDataFolder(dataDir: string): void {
  const probe = path.join(dataDir, `.write-${String(process.pid)}`);
  try {
    mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
    chmodSync(dataDir, 0o700);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new Stop(
      `Cannot write to the data folder ${dataDir}: make it writable, or set DATA_DIR to another one.`,
    );
  }
}
