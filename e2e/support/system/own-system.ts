import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startCms, type RunningCms } from '../../../scripts/start/cms';
import { prepareDataFolder } from '../../../scripts/start/settings';
import { functionsEnv } from '../../../scripts/serve/functions';
import { expectFreePort } from '../../../scripts/processes/servers';
import { ended, stop } from '../../../scripts/processes/processes';
import { readSecrets, type Secrets } from '../../../scripts/start/secrets';
import type { Settings } from '../../../scripts/start/settings';
import { buildSite, forgetBuilds } from '../../../scripts/build/site';
import { openSiteBuilder, type SiteBuilder } from '../../../scripts/build/builder';
import { startSite, type RunningSite } from '../../../scripts/serve/site-server';
import { BorrowedEnv } from './borrowed-env';
import { highLimits, type CmsOptions, type ServeOptions } from './system-options';
import { makeLinkedWorkshop } from './linked-workshop';
import { startOwnSite, type OwnSite } from './own-site';
import type { Ports } from './ports';
import { firstAdmin, logsOf, outputOf, settingsOf, testFolder, type System } from './system';

/** How a system starts. */
interface Ground {
  /** The folder that its site is built in and served from; one of its own where it is left out. */
  workshop?: string;
  /** Puts data into its empty data folder: the sample content, for example. */
  fill?: (dataDir: string) => void;
}

/** A whole running system with ports and data of its own. */
export class OwnSystem implements System {
  readonly settings: Settings;
  readonly admin = firstAdmin;
  secrets: Secrets;
  private readonly env = new BorrowedEnv();
  private builder: SiteBuilder | undefined;
  private cms: RunningCms | undefined;
  private site: RunningSite | undefined;
  private ownSite: OwnSite | undefined;

  /**
   * @param name the folder below `.test/` that holds its data, which is emptied first
   * @param ports of the site and of the CMS
   */
  constructor(
    readonly name: string,
    ports: Ports,
    { workshop = path.join(testFolder(name), 'workshop'), fill }: Ground = {},
  ) {
    this.settings = settingsOf(name, ports, workshop);
    const { dataDir } = this.settings;
    rmSync(dataDir, { recursive: true, force: true });
    fill?.(dataDir);
    prepareDataFolder(dataDir);
    this.secrets = readSecrets(dataDir);
  }

  get out(): string {
    return outputOf(this.settings);
  }

  get logs(): string {
    return logsOf(this.settings);
  }

  /** The address at which the open builder is asked for a build. */
  get hookUrl(): string {
    if (this.builder === undefined) throw new Error('This system has no builder.');
    return this.builder.hookUrl;
  }

  /**
   * Opens the builder of `npm start`. A CMS that is started afterwards calls it; it begins to build once the site is served,
   * and the served site follows.
   */
  async openBuilder(): Promise<void> {
    this.builder = await openSiteBuilder(this.settings, this.secrets);
  }

  /** Kills the builder's build (SIGKILL). @returns whether one was under way */
  killBuild(): boolean {
    return this.builder?.killBuild() ?? false;
  }

  async startCms({ seed = true, limits, env }: CmsOptions = {}): Promise<void> {
    // Else an old CMS on this port would be taken for the new one.
    await expectFreePort(this.settings.cmsPort, 'CMS_PORT');
    this.cms = await startCms(this.settings, this.secrets, this.admin, {
      seed,
      env: { ...highLimits, ...limits, ...this.builder?.cmsEnv, ...env },
    });
  }

  async stopCms(): Promise<void> {
    if (this.cms !== undefined) await stop(this.cms.child);
    this.cms = undefined;
  }

  /** Ends the CMS at once, without a word to it (SIGKILL). */
  async killCms(): Promise<void> {
    this.cms?.child.kill('SIGKILL');
    if (this.cms !== undefined) await ended(this.cms.child);
    this.cms = undefined;
  }

  /** Copies the sources of the site into the workshop, which forgets what a test has changed there. */
  makeWorkshop(): void {
    makeLinkedWorkshop(this.settings.root, this.settings.siteRoot);
  }

  /** Builds the site from the workshop, past the builder. What is served follows. */
  async build(host: NodeJS.ProcessEnv = {}): Promise<void> {
    await buildSite(this.settings, this.secrets, { host });
    await this.follow();
  }

  /** Forgets what earlier builds left, so that the next one starts cold. */
  forgetBuilds(): void {
    forgetBuilds(path.join(this.settings.siteRoot, 'site'));
  }

  /** Copies the built output aside, to compare a later one with it. */
  keepOutput(name: string): string {
    const copy = path.join(this.settings.siteRoot, '..', name);
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(path.dirname(copy), { recursive: true });
    cpSync(this.out, copy, { recursive: true });
    return copy;
  }

  /** Serves the site, also once more after it was stopped or killed. */
  async serve(options: ServeOptions = {}): Promise<void> {
    const { outbox = true, schedule = false, ownProcess = false } = options;
    const settings = { ...this.settings, cmsUrl: options.cmsUrl ?? this.settings.cmsUrl };
    const env = {
      ...highLimits,
      // The captcha's work is not what is tested here. In production it must be some.
      CAPTCHA_COST: outbox ? '1000' : '10',
      ...options.env,
    };
    if (ownProcess) {
      this.ownSite = await startOwnSite(settings, { outbox, schedule }, { ...process.env, ...env });
      this.site = this.ownSite;
    } else {
      this.env.set({ ...functionsEnv(settings, this.secrets), ...env });
      this.site = await startSite(settings, this.secrets, { outbox, schedule });
    }
    this.builder?.open(() => this.follow());
  }

  /** Ends the site's process at once, without a word to it (SIGKILL). */
  async killSite(): Promise<void> {
    if (this.ownSite === undefined) throw new Error('The site has no process of its own.');
    await this.ownSite.kill();
    this.ownSite = undefined;
    this.site = undefined;
  }

  /** Delivers what waits in the outbox now, rather than at the next minute. */
  async drain(): Promise<void> {
    if (this.site === undefined) throw new Error('The site is not served.');
    await this.site.runScheduled();
  }

  async stop(): Promise<void> {
    await Promise.all([this.builder?.close(), this.site?.close(), this.stopCms()]);
    this.env.giveBack();
  }

  /** A site that is killed meanwhile shows the new pages when it is started again. */
  private async follow(): Promise<void> {
    const { ownSite } = this;
    await this.site?.follow().catch((failure: unknown) => {
      if (ownSite?.runs() !== false) throw failure;
    });
  }
}
