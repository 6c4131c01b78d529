/** Variables by name, such as `process.env`. */
export type Env = Readonly<Record<string, string | undefined>>;

/** A setting is missing or invalid. The message names the variable and never contains its value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const minSecretLength = 32;
const defaultMax = 9_999_999;

/** The value of a variable, trimmed; `undefined` if it is unset or empty. */
export function optional(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/**
 * The value of a variable, trimmed.
 * @throws SettingsError if it is unset or empty
 */
export function required(env: Env, name: string): string {
  const value = optional(env, name);
  if (value === undefined) throw new SettingsError(`The environment variable ${name} is not set.`);
  return value;
}

/**
 * The value of a variable as a whole number from 1 to `max`.
 * @throws SettingsError if it is anything else
 */
export function wholeNumber(env: Env, name: string, fallback: number, max = defaultMax): number {
  const raw = optional(env, name);
  if (raw === undefined) return fallback;
  const value = /^\d{1,15}$/.test(raw) ? Number(raw) : Number.NaN;
  if (value >= 1 && value <= max) return value;
  throw new SettingsError(`Set ${name} to a whole number from 1 to ${String(max)}.`);
}

/**
 * A URL, without the slash at its end.
 * @throws SettingsError if it is not http or https
 */
export function httpUrl(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new SettingsError(`${name} must be an address that begins with http:// or https://.`);
  }
  return value.replace(/\/+$/, '');
}

/**
 * A secret that is too long to be guessed.
 * @throws SettingsError if it is too short
 */
export function longSecret(name: string, value: string): string {
  if (value.length < minSecretLength) {
    throw new SettingsError(`${name} must have at least ${String(minSecretLength)} characters.`);
  }
  return value;
}

/**
 * The secret in a variable that may be unset.
 * @throws SettingsError if it is set and too short
 */
export function optionalSecret(env: Env, name: string): string | undefined {
  const value = optional(env, name);
  return value === undefined ? undefined : longSecret(name, value);
}
