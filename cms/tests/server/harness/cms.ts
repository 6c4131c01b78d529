import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { createDatabase, onPostgres, type TestDatabase } from './test-database';

export interface TestCms {
  strapi: Core.Strapi;
  url: string;
  functionToken: string;
  buildToken: string;
  /** Stops it. The last one of a test file takes all that was stored with it. */
  stop: () => Promise<void>;
}

export const firstAdmin = {
  ADMIN_EMAIL: 'first.admin@example.com',
  ADMIN_USERNAME: 'first.admin',
  ADMIN_PASSWORD: 'Correct-Horse-7',
};

const cmsFolder = path.resolve(__dirname, '../../..');
const secret = () => randomBytes(32).toString('hex');

// All of one test file are in one folder and on one database: the configuration reads the folder once.
let home: string | undefined;
let database: TestDatabase | undefined;
const started: Core.Strapi[] = [];

/** Where the next CMS of this test file finds its files and its rows: an empty place, unless one is there or was kept. */
export async function placeOfCms(): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  home ??= mkdtempSync(path.join(os.tmpdir(), 'cms-'));
  mkdirSync(home, { recursive: true });
  if (onPostgres) database ??= await createDatabase();
  return { DATA_DIR: home, DATABASE_URL: database?.url ?? '' };
}

/** Takes all that was stored, so that the next CMS of this test file begins with nothing. */
export async function wipePlace(): Promise<void> {
  if (home !== undefined) rmSync(home, { recursive: true, force: true });
  await database?.drop();
  database = undefined;
}

/**
 * Boots the real CMS, as `npm test` has built it, in a temporary folder and on a database of its own.
 * @param env what differs from a fresh start with a first admin and without sample content
 */
export async function startTestCms(env: Record<string, string> = {}): Promise<TestCms> {
  const [functionToken, buildToken] = [secret(), secret()];
  Object.assign(process.env, {
    ...(await placeOfCms()),
    APP_KEYS: secret(),
    ADMIN_JWT_SECRET: secret(),
    API_TOKEN_SALT: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
    CMS_FUNCTION_TOKEN: functionToken,
    CMS_BUILD_TOKEN: buildToken,
    STRAPI_TELEMETRY_DISABLED: 'true',
    SEED_CONTENT: 'false',
    ...firstAdmin,
    ...env,
  });
  process.chdir(cmsFolder);
  const strapi = await createStrapi({
    appDir: cmsFolder,
    distDir: path.join(cmsFolder, 'dist'),
  }).load();
  strapi.log.level = 'error';
  strapi.server.mount();
  await new Promise<void>((resolve) => strapi.server.httpServer.listen(0, '127.0.0.1', resolve));
  const address = strapi.server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The CMS has no port.');
  started.push(strapi);
  return {
    strapi,
    url: `http://127.0.0.1:${String(address.port)}`,
    functionToken,
    buildToken,
    async stop() {
      await strapi.destroy();
      if (!started.some(({ server }) => server.httpServer.listening)) await wipePlace();
    },
  };
}
