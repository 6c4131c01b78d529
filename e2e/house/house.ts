import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startCms, type FirstAdmin, type RunningCms } from '../../scripts/cms';
import { prepareDataFolder } from '../../scripts/data-folder';
import type { Listening } from '../../scripts/listen';
import { expectFreePort } from '../../scripts/ports';
import { stop } from '../../scripts/processes';
import { readSecrets, type Secrets } from '../../scripts/secrets';
import type { Settings } from '../../scripts/settings';
import { buildSite, forgetBuilds } from '../../scripts/site';
import { startSite } from '../../scripts/site-server';
import { makeWorkshop } from '../../scripts/workshop';

const highLimits = {
  LOGIN_LIMIT_PER_ACCOUNT: '1000000',
  LOGIN_LIMIT_PER_ADDRESS: '1000000',
  WRITE_LIMIT_PER_ADDRESS: '1000000',
};

/** A whole running system with ports and data of its own. */
export class House {
  readonly settings: Settings;
  readonly admin: FirstAdmin = {
    email: 'first.admin@example.com',
    username: 'first.admin',
    password: 'Correct-Horse-7',
  };
  secrets: Secrets;
  private cms: RunningCms | undefined;
  private site: Listening | undefined;

  /**
   * @param name the folder below `.test/` that holds its data, which is emptied first, and its workshop
   * @param ports of the site and of the CMS
   */
  constructor(
    readonly name: string,
    ports: { site: number; cms: number },
  ) {
    const root = process.cwd();
    const folder = path.join(root, '.test', name);
    rmSync(path.join(folder, 'data'), { recursive: true, force: true });
    this.settings = {
      root,
      workshop: path.join(folder, 'workshop'),
      dataDir: path.join(folder, 'data'),
      sitePort: ports.site,
      cmsPort: ports.cms,
      siteUrl: `http://localhost:${String(ports.site)}`,
      cmsUrl: `http://127.0.0.1:${String(ports.cms)}`,
      cmsPublicUrl: `http://localhost:${String(ports.cms)}`,
    };
    prepareDataFolder(this.settings.dataDir);
    makeWorkshop(root, this.settings.workshop);
    this.secrets = readSecrets(this.settings.dataDir);
  }

  get out(): string {
    return path.join(this.settings.workshop, 'site/out');
  }

  get logs(): string {
    return path.join(this.settings.dataDir, 'logs');
  }

  /** @param options.limits stand in for the high ones */
  async startCms(
    options: { seed: boolean; limits?: Partial<typeof highLimits> } = { seed: true },
  ): Promise<void> {
    // Else an old CMS on this port would be taken for the new one.
    await expectFreePort(this.settings.cmsPort, 'CMS_PORT');
    // All visitors and admins of a test come from one address.
    Object.assign(process.env, highLimits, options.limits);
    this.cms = await startCms(this.settings, this.secrets, this.admin, options);
  }

  async stopCms(): Promise<void> {
    if (this.cms !== undefined) await stop(this.cms.child);
    this.cms = undefined;
  }

  async build(host: NodeJS.ProcessEnv = {}): Promise<void> {
    await buildSite(this.settings, this.secrets, host);
  }

  /** Forgets what earlier builds left, so that the next one starts cold. */
  forgetBuilds(): void {
    forgetBuilds(path.join(this.settings.workshop, 'site'));
  }

  /** Copies the built output aside, to compare a later one with it. */
  keepOutput(name: string): string {
    const copy = path.join(this.settings.workshop, '..', name);
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(path.dirname(copy), { recursive: true });
    cpSync(this.out, copy, { recursive: true });
    return copy;
  }

  async serve(): Promise<void> {
    // The captcha's work is not what is tested here.
    process.env.CAPTCHA_COST = '10';
    this.site = await startSite(this.settings, this.secrets);
  }

  async stop(): Promise<void> {
    await Promise.all([this.site?.close(), this.stopCms()]);
  }
}
