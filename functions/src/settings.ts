import {
  httpUrl,
  longSecret,
  optional,
  optionalSecret,
  required,
  SettingsError,
  wholeNumber,
  type Env,
} from './env';

interface CmsSettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
  /** For a write of a blog or FAQ, during which the CMS processes pictures. */
  readonly contentTimeoutMs: number;
}

export interface AltchaSettings {
  readonly kind: 'altcha';
  readonly secret: string;
  /** Rounds of the key derivation, which a browser repeats until it has solved a challenge. */
  readonly cost: number;
}

export interface RecaptchaSettings {
  readonly kind: 'recaptcha';
  readonly secretKey: string;
  readonly verifyUrl: string;
  readonly timeoutMs: number;
}

/** The deploy context that must have an outbox; no other has one. */
export const outboxContext = 'production';

export interface OutboxSettings {
  /** The deploy context, with which the names of its blobs begin. */
  readonly context: string;
  /** The names and the encryption are derived from it. */
  readonly key: string;
  /** How long a lead is kept at most. */
  readonly retentionMonths: number;
  /** How many leads one address may leave within `perAddressSeconds`. */
  readonly perAddress: number;
  readonly perAddressSeconds: number;
}

export interface Settings {
  readonly cms: CmsSettings;
  readonly captcha: AltchaSettings | RecaptchaSettings;
  /** Absent where leads cannot wait: outside production, or without a key. */
  readonly outbox: OutboxSettings | undefined;
  /** The token of the operator's calls. Without it they are all refused. */
  readonly operationsToken: string | undefined;
}

const minProductionCost = 1_000;

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

function readAltcha(env: Env, isProduction: boolean): AltchaSettings {
  // Challenges are public: a short secret could be guessed from one.
  const secret = longSecret('CAPTCHA_SECRET', required(env, 'CAPTCHA_SECRET'));
  const cost = wholeNumber(env, 'CAPTCHA_COST', 2_000);
  if (isProduction && cost < minProductionCost) {
    throw new SettingsError(
      `CAPTCHA_COST must be at least ${String(minProductionCost)} in production.`,
    );
  }
  return { kind: 'altcha', secret, cost };
}

function readOutbox(env: Env, deployContext: string | undefined): OutboxSettings | undefined {
  const key = optionalSecret(env, 'OUTBOX_KEY');
  // The CMS reads these variables too, with the same bounds.
  const limits = {
    retentionMonths: wholeNumber(env, 'RETENTION_MONTHS', 24, 120),
    perAddress: wholeNumber(env, 'WRITE_LIMIT_PER_ADDRESS', 20, 1_000_000),
    perAddressSeconds: wholeNumber(env, 'WRITE_LIMIT_SECONDS', 600, 24 * 60 * 60),
  };
  // Nobody watches the outbox of a preview, and no schedule empties it.
  if (key === undefined || deployContext !== outboxContext) return undefined;
  return { context: deployContext, key, ...limits };
}

/**
 * Reads all settings of the API. Nothing else in this room reads the environment.
 * @param deployContext the deploy context at run time; Netlify sets the variable CONTEXT at build time only
 * @throws SettingsError naming the variable that is missing or invalid
 */
export function readSettings(env: Env, deployContext?: string): Settings {
  const isProduction = [env.CONTEXT, deployContext].includes('production');
  return {
    cms: readCms(env),
    captcha: readRecaptcha(env) ?? readAltcha(env, isProduction),
    outbox: readOutbox(env, deployContext),
    operationsToken: optionalSecret(env, 'OPERATIONS_TOKEN'),
  };
}
