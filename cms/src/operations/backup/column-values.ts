import type { Dialect } from './database';

/** What the values of a column are, whichever database holds them: each has its own types for it. */
export type ColumnKind = 'moment' | 'boolean' | 'json' | 'bigint' | 'plain';

/**
 * A value as a backup holds it: what JSON has of its own, a moment as ISO 8601, JSON and large numbers as texts. Bytes
 * stand as `base64`; a text as `text` where another kind of value is meant to be.
 */
export type SavedValue = string | number | boolean | null | { base64: string } | { text: string };

type DatabaseValue = string | number | boolean | null | Buffer | Date;

const kinds: Readonly<Record<string, ColumnKind>> = {
  datetime: 'moment',
  timestamp: 'moment',
  'timestamp with time zone': 'moment',
  'timestamp without time zone': 'moment',
  boolean: 'boolean',
  json: 'json',
  jsonb: 'json',
  bigint: 'bigint',
};

/** The kind of a column whose type the database names so: `datetime`, `varchar(255)`. */
export const kindOf = (type: string): ColumnKind =>
  kinds[
    type
      .toLowerCase()
      .replace(/\(.*\)/, '')
      .trim()
  ] ?? 'plain';

function savedPlain(value: unknown): SavedValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : { text: String(value) };
  throw new Error('A column holds a value that a backup has no form for.');
}

/** SQLite holds moments as milliseconds. */
function savedMoment(value: unknown): SavedValue {
  if (typeof value === 'string') return { text: value };
  const moment = typeof value === 'number' ? new Date(value) : undefined;
  return moment === undefined || Number.isNaN(moment.getTime())
    ? savedPlain(value)
    : moment.toISOString();
}

/** A value of the database in the form of a backup. */
export function toSaved(value: unknown, kind: ColumnKind): SavedValue {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return { base64: value.toString('base64') };
  if (value instanceof Date) return value.toISOString();
  if (kind === 'moment') return savedMoment(value);
  if (kind === 'json') return typeof value === 'string' ? value : JSON.stringify(value);
  if (kind === 'bigint' && typeof value === 'number') return String(value);
  // SQLite holds 0 and 1.
  if (kind === 'boolean' && (value === 0 || value === 1)) return value === 1;
  return savedPlain(value);
}

/** SQLite takes any text for JSON, and Strapi writes some that is none. */
function asJson(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return JSON.stringify(text);
  }
}

function unwrapped(value: object): DatabaseValue {
  if ('base64' in value && typeof value.base64 === 'string') {
    return Buffer.from(value.base64, 'base64');
  }
  if ('text' in value && typeof value.text === 'string') return value.text;
  throw new Error('A row of the backup holds a value of an unknown form.');
}

function momentFor(text: string, dialect: Dialect): DatabaseValue {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return text;
  return dialect === 'sqlite' ? moment.getTime() : moment;
}

/** A value of a backup as a column of this database takes it. */
export function toDatabase(value: unknown, kind: ColumnKind, dialect: Dialect): DatabaseValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return unwrapped(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') throw new Error('A row of the backup holds no value of JSON.');
  if (kind === 'moment') return momentFor(value, dialect);
  return kind === 'json' && dialect === 'postgres' ? asJson(value) : value;
}
