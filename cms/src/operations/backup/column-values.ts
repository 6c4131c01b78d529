import type { Dialect } from './database';

/** The kind of a column's values, independent of the database: each has its own types for it. */
export type ColumnKind = 'moment' | 'boolean' | 'json' | 'bigint' | 'plain';

/**
 * A value in a backup: as JSON where JSON can express it, a date as ISO 8601, JSON and large numbers as texts. Bytes are
 * stored as `base64`; a text as `text` where another kind of value is expected.
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

/** The kind of a column by the database's name of its type: `datetime`, `varchar(255)`. */
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

/** SQLite stores dates as milliseconds. */
function savedMoment(value: unknown): SavedValue {
  if (typeof value === 'string') return { text: value };
  const moment = typeof value === 'number' ? new Date(value) : undefined;
  return moment === undefined || Number.isNaN(moment.getTime())
    ? savedPlain(value)
    : moment.toISOString();
}

/** Converts a value of the database for a backup. */
export function toSaved(value: unknown, kind: ColumnKind): SavedValue {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return { base64: value.toString('base64') };
  if (value instanceof Date) return value.toISOString();
  if (kind === 'moment') return savedMoment(value);
  if (kind === 'json') return typeof value === 'string' ? value : JSON.stringify(value);
  if (kind === 'bigint' && typeof value === 'number') return String(value);
  // SQLite stores 0 and 1.
  if (kind === 'boolean' && (value === 0 || value === 1)) return value === 1;
  return savedPlain(value);
}

/** SQLite accepts any text as JSON, and Strapi writes some that is not valid. */
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

/** Converts a value of a backup for a column of this database. */
export function toDatabase(value: unknown, kind: ColumnKind, dialect: Dialect): DatabaseValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return unwrapped(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') throw new Error('A row of the backup holds no value of JSON.');
  if (kind === 'moment') return momentFor(value, dialect);
  return kind === 'json' && dialect === 'postgres' ? asJson(value) : value;
}
