import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Core, createStrapi } from '@strapi/strapi';
import { firstAdmin } from './first-admin';
import { keepListeners, watchHandlers } from './keep-listeners';
import type { Location, Place } from './place';

export interface TestCms {
  strapi: Core.Strapi;
  url: string;
  functionToken: string;
  buildToken: string;
  /** Stops it. The last one that runs takes all that was stored with it. */
  stop: () => Promise<void>;
}

export type CreateStrapi = typeof createStrapi;
type Variables = Readonly<Record<string, string>>;

const cmsFolder = path.resolve(__dirname, '../..');
const secret = () => randomBytes(32).toString('hex');

/** What a first start stores follows from these, so that with others than usual a CMS really starts for the first time. */
const firstStartNames = [...Object.keys(firstAdmin), 'SEED_CONTENT'];

/**
 * The CMSs of one test file. They are booted outside of its realm, where the code of Strapi is loaded once for all files of
 * the process. A first start is made once as well: later ones begin with a copy of what it has stored.
 */
export class WorkerCms {
  private readonly started: Core.Strapi[] = [];
  private starting: Promise<TestCms> | undefined;

  constructor(
    private readonly place: Place,
    private readonly onPostgres: boolean,
    private readonly loadStrapi: () => Promise<CreateStrapi>,
  ) {}

  /** Where the next CMS finds its files and its rows: an empty place, unless one was there or was kept. */
  locate(): Promise<Location> {
    return this.place.locate(this.onPostgres);
  }

  /** Takes all that was stored, so that the next CMS begins with nothing. */
  wipe(): Promise<void> {
    return this.place.wipe();
  }

  /** Makes the first start that others begin with a copy of, unless this process has made it. */
  async prepare(onPostgres = this.onPostgres): Promise<void> {
    if (this.place.hasKept(onPostgres)) return;
    const { strapi } = await this.boot(onPostgres, {});
    await strapi.destroy();
    this.place.keep(onPostgres);
  }

  /**
   * Boots the real CMS, as `npm test` has built it.
   * @param env what differs from a start with a first admin and without sample content
   */
  start(env: Variables = {}): Promise<TestCms> {
    this.starting = this.startIn(env);
    return this.starting;
  }

  /** Stops what a test file has left running, and takes what it has left. */
  async end(): Promise<void> {
    // A file that did not wait so long is over before its CMS runs.
    await this.starting?.catch(() => undefined);
    for (const strapi of this.running()) await strapi.destroy();
    await this.wipe();
  }

  private async startIn(env: Variables): Promise<TestCms> {
    const onPostgres = this.onPostgres && env.DATABASE_URL !== '';
    const isUsual = !firstStartNames.some((name) => name in env);
    if (isUsual && this.place.isUnused) {
      await this.prepare(onPostgres);
      await this.place.restore(onPostgres);
    }
    return this.boot(onPostgres, env);
  }

  private running(): Core.Strapi[] {
    return this.started.filter(({ server }) => server.httpServer.listening);
  }

  private async boot(onPostgres: boolean, env: Variables): Promise<TestCms> {
    const [functionToken, buildToken] = [secret(), secret()];
    Object.assign(process.env, {
      ...(await this.place.locate(onPostgres)),
      APP_KEYS: secret(),
      ADMIN_JWT_SECRET: secret(),
      API_TOKEN_SALT: secret(),
      TRANSFER_TOKEN_SALT: secret(),
      ENCRYPTION_KEY: secret(),
      CMS_FUNCTION_TOKEN: functionToken,
      CMS_BUILD_TOKEN: buildToken,
      STRAPI_TELEMETRY_DISABLED: 'true',
      SEED_CONTENT: 'false',
      LOG_LEVEL: 'error',
      ...firstAdmin,
      ...env,
    });
    process.chdir(cmsFolder);
    const create = await this.loadStrapi();
    const distDir = path.join(cmsFolder, 'dist');
    const dropHandlers = watchHandlers();
    const strapi = await create({ appDir: cmsFolder, distDir }).load();
    dropHandlers();
    keepListeners(strapi);
    strapi.server.mount();
    const { httpServer } = strapi.server;
    await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
    this.started.push(strapi);
    const address = httpServer.address();
    if (address === null || typeof address === 'string') throw new Error('The CMS has no port.');
    return {
      strapi,
      url: `http://127.0.0.1:${String(address.port)}`,
      functionToken,
      buildToken,
      stop: async () => {
        await strapi.destroy();
        if (this.running().length === 0) await this.wipe();
      },
    };
  }
}
