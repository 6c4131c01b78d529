import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FirmCalendar } from '../contract/leads/promise';

const secrets = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'CMS_FUNCTION_TOKEN',
  'CMS_BUILD_TOKEN',
] as const;

const minimumLength = 32;

/** The value of an environment variable, or undefined when it is absent or empty. */
export function optional(name: string): string | undefined {
  const value = process.env[name];
  return value === undefined || value === '' ? undefined : value;
}

/**
 * Refuses to start if a secret is missing or short enough to be guessed.
 * @throws Error that names the variable and never its value
 */
export function checkSecrets(): void {
  for (const name of secrets) {
    const value = optional(name);
    if (value === undefined) throw new Error(`Set ${name}: the CMS does not start without it.`);
    if (value.length < minimumLength) {
      throw new Error(
        `${name} is too short: use at least ${String(minimumLength)} random characters.`,
      );
    }
  }
}

/**
 * A whole number from the environment.
 * @throws Error that names the variable when its value is not a whole number within the bounds
 */
export function wholeNumber(name: string, fallback: number, min: number, max: number): number {
  const raw = optional(name);
  if (raw === undefined) return fallback;
  const value = /^\d{1,15}$/.test(raw) ? Number(raw) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Error(`Set ${name} to a whole number from ${String(min)} to ${String(max)}.`);
}

/**
 * A boolean from the environment; false if it is not set.
 * @throws Error that names the variable when it is neither `true` nor `false`
 */
export function flag(name: string): boolean {
  const raw = optional(name) ?? 'false';
  if (raw === 'true' || raw === 'false') return raw === 'true';
  throw new Error(`Set ${name} to true or false.`);
}

/**
 * The firm's IANA time zone, for the times in files that people read.
 * @throws Error when FIRM_TIME_ZONE is not a time zone
 */
export function firmTimeZone(): string {
  const zone = optional('FIRM_TIME_ZONE') ?? 'Europe/Zurich';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    throw new Error('Set FIRM_TIME_ZONE to the name of a time zone, such as Europe/Zurich.');
  }
}

const maxDaysOff = 400;

function isDay(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  // 30 February is taken for a day of March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/**
 * Days without support besides those of each week, such as public holidays, as `YYYY-MM-DD`.
 * @throws Error when FIRM_DAYS_OFF holds anything else
 */
function firmDaysOff(): ReadonlySet<string> {
  const days = (optional('FIRM_DAYS_OFF') ?? '').split(',').map((day) => day.trim());
  const named = days.filter((day) => day !== '');
  if (named.length <= maxDaysOff && named.every(isDay)) return new Set(named);
  throw new Error('Set FIRM_DAYS_OFF to days such as 2026-12-25, separated by commas.');
}

/**
 * Where and when the firm works.
 * @throws Error that names a wrong variable
 */
export const firmCalendar = (): FirmCalendar => ({
  zone: firmTimeZone(),
  daysOff: firmDaysOff(),
});

/** The public address of the CMS, for links in mails; undefined if it is not configured. */
export const publicUrl = (): string | undefined => optional('CMS_PUBLIC_URL')?.replace(/\/+$/, '');

/** The folder of the database and the uploads. Relative paths start from `cms/`. */
export const dataDir = path.resolve(process.cwd(), process.env.DATA_DIR ?? '.data');

/** The folder from which Strapi serves files. It is created here, because the upload plugin looks for it first. */
export function publicDir(): string {
  const folder = path.join(dataDir, 'public');
  mkdirSync(path.join(folder, 'uploads'), { recursive: true });
  return folder;
}
