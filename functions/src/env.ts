import {
  SettingsError,
  type AltchaSettings,
  type CmsSettings,
  type RecaptchaSettings,
  type Settings,
} from './settings';

type Env = Readonly<Record<string, string | undefined>>;

const leastSecretLength = 32;
const leastProductionCost = 1_000;

function optional(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function required(env: Env, name: string): string {
  const value = optional(env, name);
  if (value === undefined) throw new SettingsError(`The environment variable ${name} is not set.`);
  return value;
}

function wholeNumber(env: Env, name: string, fallback: number): number {
  const value = optional(env, name);
  if (value === undefined) return fallback;
  if (!/^[1-9]\d{0,6}$/.test(value)) {
    throw new SettingsError(`${name} must be a whole number from 1 to 9999999.`);
  }
  return Number(value);
}

function httpUrl(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new SettingsError(`${name} must be an address that begins with http:// or https://.`);
  }
  return value.replace(/\/+$/, '');
}

function readCms(env: Env): CmsSettings {
  return {
    url: httpUrl('CMS_URL', required(env, 'CMS_URL')),
    token: required(env, 'CMS_FUNCTION_TOKEN'),
    timeoutMs: wholeNumber(env, 'CMS_TIMEOUT_MS', 5_000),
    // The platform ends a function after ten seconds.
    blogTimeoutMs: wholeNumber(env, 'CMS_BLOG_TIMEOUT_MS', 9_000),
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
  const secret = required(env, 'CAPTCHA_SECRET');
  // A challenge is public: a short secret could be found from one by trying.
  if (secret.length < leastSecretLength) {
    throw new SettingsError(
      `CAPTCHA_SECRET must have at least ${String(leastSecretLength)} characters.`,
    );
  }
  const cost = wholeNumber(env, 'CAPTCHA_COST', 2_000);
  if (production && cost < leastProductionCost) {
    throw new SettingsError(
      `CAPTCHA_COST must be at least ${String(leastProductionCost)} in production.`,
    );
  }
  return { kind: 'altcha', secret, cost };
}

/**
 * Reads all settings of the API; nothing else in this room looks at the environment.
 * @param deployContext the platform's word for where this runs; Netlify sets the variable CONTEXT at build time only
 * @throws SettingsError naming the variable that is missing or wrong
 */
export function readSettings(env: Env, deployContext?: string): Settings {
  const production = [env.CONTEXT, deployContext].includes('production');
  return { cms: readCms(env), captcha: readRecaptcha(env) ?? readAltcha(env, production) };
}
