import {
  httpUrl,
  longSecret,
  optional,
  optionalSecret,
  required,
  wholeNumber,
  type Env,
} from './env-values';
import {
  outboxContext,
  SettingsError,
  type AltchaSettings,
  type CmsSettings,
  type OutboxSettings,
  type RecaptchaSettings,
  type Settings,
} from './settings';

const leastProductionCost = 1_000;

function readCms(env: Env): CmsSettings {
  return {
    url: httpUrl('CMS_URL', required(env, 'CMS_URL')),
    token: required(env, 'CMS_FUNCTION_TOKEN'),
    timeoutMs: wholeNumber(env, 'CMS_TIMEOUT_MS', 5_000),
    contentTimeoutMs: wholeNumber(env, 'CMS_BLOG_TIMEOUT_MS', 50_000),
  };
}

function readRecaptcha(env: Env): RecaptchaSettings | undefined {
  const siteKey = optional(env, 'RECAPTCHA_SITE_KEY');
  const secretKey = optional(env, 'RECAPTCHA_SECRET_KEY');
  if (siteKey === undefined && secretKey === undefined) return undefined;
  if (siteKey === undefined || secretKey === undefined) {
    throw new SettingsError('Set both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY, or neither.');
  }
  const verifyUrl =
    optional(env, 'RECAPTCHA_VERIFY_URL') ?? 'https://www.google.com/recaptcha/api/siteverify';
  return {
    kind: 'recaptcha',
    secretKey,
    verifyUrl: httpUrl('RECAPTCHA_VERIFY_URL', verifyUrl),
    timeoutMs: wholeNumber(env, 'RECAPTCHA_TIMEOUT_MS', 5_000),
  };
}

function readAltcha(env: Env, production: boolean): AltchaSettings {
  // A challenge is public: a short secret could be found from one by trying.
  const secret = longSecret('CAPTCHA_SECRET', required(env, 'CAPTCHA_SECRET'));
  const cost = wholeNumber(env, 'CAPTCHA_COST', 2_000);
  if (production && cost < leastProductionCost) {
    throw new SettingsError(
      `CAPTCHA_COST must be at least ${String(leastProductionCost)} in production.`,
    );
  }
  return { kind: 'altcha', secret, cost };
}

function readOutbox(env: Env, deployContext: string | undefined): OutboxSettings | undefined {
  const key = optionalSecret(env, 'OUTBOX_KEY');
  // The CMS takes the same values and no others.
  const rest = {
    retentionMonths: wholeNumber(env, 'RETENTION_MONTHS', 24, 120),
    perAddress: wholeNumber(env, 'WRITE_LIMIT_PER_ADDRESS', 20, 1_000_000),
    perAddressSeconds: wholeNumber(env, 'WRITE_LIMIT_SECONDS', 600, 24 * 60 * 60),
  };
  // Nobody looks into the outbox of a preview, and nothing empties it.
  if (key === undefined || deployContext !== outboxContext) return undefined;
  return { context: deployContext, key, ...rest };
}

/**
 * Reads all settings of the API; nothing else in this room looks at the environment.
 * @param deployContext the platform's word for where this runs; Netlify sets the variable CONTEXT at build time only
 * @throws SettingsError naming the variable that is missing or wrong
 */
export function readSettings(env: Env, deployContext?: string): Settings {
  const production = [env.CONTEXT, deployContext].includes('production');
  return {
    cms: readCms(env),
    captcha: readRecaptcha(env) ?? readAltcha(env, production),
    outbox: readOutbox(env, deployContext),
    operationsToken: optionalSecret(env, 'OPERATIONS_TOKEN'),
  };
}
