import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { BuildQueue } from './builder/build-queue';
import type { DeployNotifier } from './builder/deploy-notifier';
import { failureReason } from './builder/failure-reason';
import { listen } from './listen';
import { signal, stop } from './processes';
import { ownAddress } from './settings';

export interface BuilderParts {
  /**
   * Builds the site.
   * @param started gets the process of the build
   * @throws when it fails; what is served is then as it was
   */
  build: (started: (child: ChildProcess) => void) => Promise<void>;
  /** Whether the last build holds all that the CMS shows, so that there is nothing to do. Does not throw. */
  isUpToDate: () => Promise<boolean>;
  notifier: DeployNotifier;
  /** What must not stand in the reason of a failure: secrets, and folders of this machine. */
  hidden: readonly string[];
}

export interface Builder {
  /** POST to it asks for a build. It is a secret: no one else on this machine is to know it. */
  hookUrl: string;
  /**
   * Begins to build. What was asked for before has waited.
   * @param follow lets what is served follow a good build
   */
  open: (follow: () => Promise<void>) => void;
  /**
   * Tells the CMS of a build that nobody asked for, like of each other one.
   * @throws what `build` throws
   */
  telling: <T>(build: () => Promise<T>) => Promise<T>;
  /** Kills the build that is under way. @returns whether there was one */
  killBuild: () => boolean;
  /** Ends it, and the build that is under way. */
  close: () => Promise<void>;
}

/**
 * Opens what stands in for the build hooks of a host: an address on this machine that builds the site, at most one build at a
 * time and one more that waits, and tells the CMS how each stands.
 */
export async function openBuilder(parts: BuilderParts): Promise<Builder> {
  const { build, isUpToDate, notifier, hidden } = parts;
  let child: ChildProcess | undefined;
  let closed = false;
  let follow = (): Promise<void> => Promise.resolve();

  function killBuild(): boolean {
    if (child === undefined) return false;
    signal(child, 'SIGKILL');
    return true;
  }

  async function buildOnce(): Promise<void> {
    try {
      await build((started) => {
        child = started;
        if (closed) void stop(started);
      });
    } finally {
      child = undefined;
    }
  }

  async function telling<T>(work: () => Promise<T>): Promise<T> {
    const tell = notifier.begin();
    tell('building');
    try {
      const result = await work();
      tell('ready');
      return result;
    } catch (failure) {
      tell('error', failureReason(failure, hidden));
      throw failure;
    }
  }

  async function buildAndFollow(): Promise<void> {
    if (await isUpToDate()) return;
    await buildOnce();
    if (!closed) await follow();
  }

  const queue = new BuildQueue(() =>
    telling(buildAndFollow).catch(() => {
      // It is told. The next build that somebody asks for is another one.
    }),
  );
  const hookPath = `/${randomBytes(32).toString('hex')}`;
  const server = await listen(0, (request) => {
    const isHook = request.method === 'POST' && new URL(request.url).pathname === hookPath;
    if (isHook) queue.request();
    return Promise.resolve(new Response(null, { status: isHook ? 200 : 404 }));
  });

  return {
    hookUrl: `${ownAddress(server.port)}${hookPath}`,
    open(then) {
      follow = then;
      queue.open();
    },
    telling,
    killBuild,
    async close() {
      closed = true;
      const idle = queue.close();
      await Promise.all([server.close(), notifier.close(), child && stop(child)]);
      await idle;
    },
  };
}
