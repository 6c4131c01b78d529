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
  /** Stops the CMS. When no other one is running, everything that was stored is removed. */
  stop: () => Promise<void>;
}

export type CreateStrapi = typeof createStrapi;
type Variables = Readonly<Record<string, string>>;

const cmsFolder = path.resolve(__dirname, '../..');
const secret = () => randomBytes(32).toString('hex');

/** These determine what a first start stores: a CMS with other values makes a real first start. */
const firstStartNames = [...Object.keys(firstAdmin), 'SEED_CONTENT'];

/**
 * The CMSs of one test file. They boot outside its realm, where Strapi's code is loaded once for all files of the
 * process. The first start, too, is made once; later CMSs start from a copy of what it stored.
 */
export class WorkerCms {
  private readonly started: Core.Strapi[] = [];
  private starting: Promise<TestCms> | undefined;

  constructor(
    private readonly place: Place,
    private readonly onPostgres: boolean,
    private readonly loadStrapi: () => Promise<CreateStrapi>,
  ) {}

  /** Where the next CMS stores its files and rows: an empty place, unless an earlier CMS left something there. */
  locate(): Promise<Location> {
    return this.place.locate(this.onPostgres);
  }

  /** Removes everything that was stored, so that the next CMS starts empty. */
  wipe(): Promise<void> {
    return this.place.wipe();
  }

  /** Makes the first start that others are copied from, unless this process has already made it. */
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

  /** Stops the CMSs that a test file left running, and removes what it stored. */
  async end(): Promise<void> {
    // A file that was aborted may end before its CMS has started.
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
      // A test with a mail server counts the mails that it asks for.
      VISITOR_RECEIPTS: 'false',
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
