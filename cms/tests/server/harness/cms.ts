import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';

export interface TestCms {
  strapi: Core.Strapi;
  url: string;
  functionToken: string;
  buildToken: string;
  stop: () => Promise<void>;
}

export const firstAdmin = {
  ADMIN_EMAIL: 'first.admin@example.com',
  ADMIN_USERNAME: 'first.admin',
  ADMIN_PASSWORD: 'Correct-Horse-7',
};

const cmsFolder = path.resolve(__dirname, '../../..');
const secret = () => randomBytes(32).toString('hex');

/**
 * Boots the real CMS, as `npm test` has built it, on a database of its own in a temporary folder.
 * @param env what differs from a fresh start with a first admin and without sample content
 */
export async function startTestCms(env: Record<string, string> = {}): Promise<TestCms> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cms-'));
  const [functionToken, buildToken] = [secret(), secret()];
  Object.assign(process.env, {
    DATA_DIR: dataDir,
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
  return {
    strapi,
    url: `http://127.0.0.1:${String(address.port)}`,
    functionToken,
    buildToken,
    async stop() {
      await strapi.destroy();
      // Of several in one test file, all after the first are in its folder: the configuration is read once.
      for (const folder of [dataDir, path.dirname(strapi.dirs.static.public)]) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
