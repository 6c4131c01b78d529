import { buildRecordPath } from '../contract/content/publishing';
import { optional, wholeNumber } from '../setup/environment';

/** How the site is published. Times are in milliseconds. */
export interface PublishingSettings {
  /** The build hook; without it, nothing is built. It is a secret: no log and no answer may contain it. */
  hook: string | undefined;
  /** Where visitors find the site; without it, the panel does not link to it. */
  site: string | undefined;
  /** The address of the site's build record; without it, nobody can know what is live. */
  record: string | undefined;
  /** A build is requested when nothing has changed for this long… */
  quietMs: number;
  /** …and at the latest this long after the first change. */
  maxWaitMs: number;
  /** A build that takes longer has failed. */
  buildTimeoutMs: number;
}

const minSecretLength = 32;
const hour = 60 * 60;

function address(name: string): URL | undefined {
  const value = optional(name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url;
  throw new Error(`Set ${name} to an address that begins with https:// or http://.`);
}

const seconds = (name: string, fallback: number, min: number, max: number) =>
  wholeNumber(name, fallback, min, max) * 1_000;

/**
 * How the site is published, from the environment.
 * @throws Error that names the variable and not its value, which may be a secret
 */
export function readPublishingSettings(): PublishingSettings {
  const site = address('SITE_URL');
  const record = address('SITE_BUILD_RECORD_URL') ?? site;
  const hook = address('BUILD_HOOK_URL')?.href;
  if (hook !== undefined && record === undefined) {
    throw new Error(
      'Set SITE_URL: a CMS that has a build hook must be able to see what the site shows.',
    );
  }
  return {
    hook,
    site: site?.href,
    record: record === undefined ? undefined : new URL(buildRecordPath, record).href,
    quietMs: seconds('PUBLISH_QUIET_SECONDS', 30, 0, hour),
    maxWaitMs: seconds('PUBLISH_MAX_WAIT_SECONDS', 300, 1, 24 * hour),
    buildTimeoutMs: seconds('BUILD_TIMEOUT_SECONDS', 1_800, 1, 24 * hour),
  };
}

/**
 * The secret with which the host signs its notifications, or undefined: then none is accepted.
 * @throws Error when it is short enough to be guessed
 */
export function deploySecret(): string | undefined {
  const secret = optional('DEPLOY_NOTIFICATION_SECRET');
  if (secret === undefined || secret.length >= minSecretLength) return secret;
  throw new Error(
    `DEPLOY_NOTIFICATION_SECRET is too short: use at least ${String(minSecretLength)} random characters.`,
  );
}
