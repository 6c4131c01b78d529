import { SettingsError } from './settings';

/** Variables by name; `process.env` is one. */
export type Env = Readonly<Record<string, string | undefined>>;

const leastSecretLength = 32;
const mostNumber = 9_999_999;

/** The value of a variable, trimmed; `undefined` where it is not set or empty. */
export function optional(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/**
 * The value of a variable, trimmed.
 * @throws SettingsError where it is not set
 */
export function required(env: Env, name: string): string {
  const value = optional(env, name);
  if (value === undefined) throw new SettingsError(`The environment variable ${name} is not set.`);
  return value;
}

/**
 * The whole number that a variable holds.
 * @throws SettingsError for anything but a number from 1 to `most`
 */
export function wholeNumber(env: Env, name: string, fallback: number, most = mostNumber): number {
  const raw = optional(env, name);
  if (raw === undefined) return fallback;
  const value = /^\d{1,15}$/.test(raw) ? Number(raw) : Number.NaN;
  if (value >= 1 && value <= most) return value;
  throw new SettingsError(`Set ${name} to a whole number from 1 to ${String(most)}.`);
}

/**
 * An address without a slash at its end.
 * @throws SettingsError for anything but http and https
 */
export function httpUrl(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new SettingsError(`${name} must be an address that begins with http:// or https://.`);
  }
  return value.replace(/\/+$/, '');
}

/**
 * A secret that cannot be found by trying.
 * @throws SettingsError where it is too short
 */
export function longSecret(name: string, value: string): string {
  if (value.length < leastSecretLength) {
    throw new SettingsError(`${name} must have at least ${String(leastSecretLength)} characters.`);
  }
  return value;
}

/**
 * The same of a variable that may be left out.
 * @throws SettingsError where it is set and too short
 */
export function optionalSecret(env: Env, name: string): string | undefined {
  const value = optional(env, name);
  return value === undefined ? undefined : longSecret(name, value);
}
