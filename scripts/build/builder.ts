import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import PQueue from 'p-queue';
import { stop } from '../processes/processes';
import { listen } from '../serve/listen';
import type { Secrets } from '../start/secrets';
import { ownAddress, type Settings } from '../start/settings';
import { openDeployNotifier, type DeployNotifier } from './deploy-notifier';
import { failureReason } from './failure-reason';
import { isUpToDate } from './revisions';
import { buildSiteAnew, outputOf } from './site';

interface BuilderParts {
  /**
   * Builds the site.
   * @param started gets the process of the build
   * @throws when it fails; the served site is then unchanged
   */
  build: (started: (child: ChildProcess) => void) => Promise<void>;
  /** Whether the last build contains everything that the CMS shows, so that there is nothing to do. Does not throw. */
  isUpToDate: () => Promise<boolean>;
  notifier: DeployNotifier;
  /** What the reason of a failure must not contain: secrets, and folders of this machine. */
  hidden: readonly string[];
}

export interface Builder {
  /** A POST to it requests a build. It is a secret: no one else on this machine may know it. */
  hookUrl: string;
  /**
   * Starts building, first what was requested before.
   * @param follow switches the served site to a successful build
   */
  open: (follow: () => Promise<void>) => void;
  /**
   * Notifies the CMS of a build that nobody requested, as of any other.
   * @throws what `build` throws
   */
  announce: <T>(build: () => Promise<T>) => Promise<T>;
  /** Kills the current build. @returns whether there was one */
  killBuild: () => boolean;
  /** Closes it and stops the current build. */
  close: () => Promise<void>;
}

/**
 * Opens the stand-in for a host's build hook: an address on this machine that builds the site, one build at a time with at
 * most one more waiting, and notifies the CMS of each.
 */
export async function openBuilder(parts: BuilderParts): Promise<Builder> {
  const { build, isUpToDate, notifier, hidden } = parts;
  let child: ChildProcess | undefined;
  let closed = false;
  let follow = (): Promise<void> => Promise.resolve();

  async function buildAndFollow(): Promise<void> {
    if (await isUpToDate()) return;
    try {
      await build((started) => {
        child = started;
        if (closed) void stop(started);
      });
    } finally {
      child = undefined;
    }
    if (!closed) await follow();
  }

  async function announce<T>(work: () => Promise<T>): Promise<T> {
    const notify = notifier.begin();
    notify('building');
    try {
      const result = await work();
      notify('ready');
      return result;
    } catch (failure) {
      notify('error', failureReason(failure, hidden));
      throw failure;
    }
  }

  const queue = new PQueue({ concurrency: 1, autoStart: false });
  function requestBuild(): void {
    // A waiting build reads the content later, so it covers this request too.
    if (queue.size > 0) return;
    void queue.add(() =>
      announce(buildAndFollow).catch(() => {
        // The CMS was notified. The next request starts another build.
      }),
    );
  }

  const hookPath = `/${randomBytes(32).toString('hex')}`;
  const server = await listen(0, (call) => {
    const isHook = call.method === 'POST' && new URL(call.url).pathname === hookPath;
    if (isHook) requestBuild();
    return Promise.resolve(new Response(null, { status: isHook ? 200 : 404 }));
  });

  return {
    hookUrl: `${ownAddress(server.port)}${hookPath}`,
    open(then) {
      follow = then;
      queue.start();
    },
    announce,
    killBuild() {
      if (child === undefined) return false;
      void stop(child, 'SIGKILL');
      return true;
    },
    async close() {
      closed = true;
      queue.pause();
      queue.clear();
      await Promise.all([server.close(), notifier.close(), child && stop(child)]);
      await queue.onIdle();
    },
  };
}

/** The builder of a running system. */
export interface SiteBuilder extends Builder {
  /** The environment variables by which the CMS reaches it. */
  cmsEnv: { BUILD_HOOK_URL: string; SITE_URL: string };
}

/** Opens the builder of a running system. It starts building once the site is served. */
export async function openSiteBuilder(settings: Settings, secrets: Secrets): Promise<SiteBuilder> {
  const { cmsUrl, siteUrl, root, siteRoot, dataDir } = settings;
  const { CMS_BUILD_TOKEN, DEPLOY_NOTIFICATION_SECRET } = secrets;
  const builder = await openBuilder({
    build: (started) => buildSiteAnew(settings, secrets, { started }),
    isUpToDate: () => isUpToDate(outputOf(settings), cmsUrl, CMS_BUILD_TOKEN),
    notifier: openDeployNotifier(cmsUrl, DEPLOY_NOTIFICATION_SECRET),
    hidden: [...Object.values(secrets), siteRoot, root, dataDir],
  });
  return { ...builder, cmsEnv: { BUILD_HOOK_URL: builder.hookUrl, SITE_URL: siteUrl } };
}
