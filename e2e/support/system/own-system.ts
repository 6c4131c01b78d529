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

/** The folders that a system starts with. */
interface SystemOptions {
  /** The folder in which its site is built and from which it is served; its own by default. */
  workshop?: string;
  /** Fills its empty data folder, for example with the sample content. */
  fill?: (dataDir: string) => void;
}

/** A complete system with its own ports and data. */
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
   * @param name the folder below `.test/` for its data, which is emptied first
   * @param ports of the site and of the CMS
   */
  constructor(
    readonly name: string,
    ports: Ports,
    { workshop = path.join(testFolder(name), 'workshop'), fill }: SystemOptions = {},
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

  /** The builder's build hook. */
  get hookUrl(): string {
    if (this.builder === undefined) throw new Error('This system has no builder.');
    return this.builder.hookUrl;
  }

  /**
   * Opens the builder of `npm start`. A CMS started later calls it; it starts to build once the site is served, and the served
   * site follows each build.
   */
  async openBuilder(): Promise<void> {
    this.builder = await openSiteBuilder(this.settings, this.secrets);
  }

  /** Kills the current build (SIGKILL). @returns whether one was running */
  killBuild(): boolean {
    return this.builder?.killBuild() ?? false;
  }

  async startCms({ seed = true, limits, env }: CmsOptions = {}): Promise<void> {
    // Otherwise an old CMS on this port could be mistaken for the new one.
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

  /** Ends the CMS at once (SIGKILL). */
  async killCms(): Promise<void> {
    this.cms?.child.kill('SIGKILL');
    if (this.cms !== undefined) await ended(this.cms.child);
    this.cms = undefined;
  }

  /** Copies the site's sources into the workshop, which discards changes made by tests. */
  makeWorkshop(): void {
    makeLinkedWorkshop(this.settings.root, this.settings.siteRoot);
  }

  /** Builds the site in the workshop without the builder. The served site follows. */
  async build(host: NodeJS.ProcessEnv = {}): Promise<void> {
    await buildSite(this.settings, this.secrets, { host });
    await this.follow();
  }

  /** Discards the caches of earlier builds. */
  forgetBuilds(): void {
    forgetBuilds(path.join(this.settings.siteRoot, 'site'));
  }

  /** Copies the built output, to compare a later one with it. */
  keepOutput(name: string): string {
    const copy = path.join(this.settings.siteRoot, '..', name);
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(path.dirname(copy), { recursive: true });
    cpSync(this.out, copy, { recursive: true });
    return copy;
  }

  /** Serves the site, for the first time or after it was stopped or killed. */
  async serve(options: ServeOptions = {}): Promise<void> {
    const { outbox = true, schedule = false, ownProcess = false } = options;
    const settings = { ...this.settings, cmsUrl: options.cmsUrl ?? this.settings.cmsUrl };
    const env = {
      ...highLimits,
      // Tests need no expensive captcha. A production deploy has a minimum cost.
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

  /** Ends the site's process at once (SIGKILL). */
  async killSite(): Promise<void> {
    if (this.ownSite === undefined) throw new Error('The site has no separate process.');
    await this.ownSite.kill();
    this.ownSite = undefined;
    this.site = undefined;
  }

  /** Delivers the waiting leads now instead of at the next minute. */
  async drain(): Promise<void> {
    if (this.site === undefined) throw new Error('The site is not served.');
    await this.site.runScheduled();
  }

  async stop(): Promise<void> {
    await Promise.all([this.builder?.close(), this.site?.close(), this.stopCms()]);
    this.env.restore();
  }

  /** Ignores the failure of a site that was killed meanwhile: it shows the new pages after its restart. */
  private async follow(): Promise<void> {
    const { ownSite } = this;
    await this.site?.follow().catch((failure: unknown) => {
      if (ownSite?.runs() !== false) throw failure;
    });
  }
}
