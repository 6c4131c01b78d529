import { readFileSync } from 'node:fs';
import { isObject } from '../../cms/src/contract/json';

/** The strings in a list; empty for any other value. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** @throws Error if the file does not contain an object */
export function readJson(file: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(value)) throw new Error(`${file} does not contain an object.`);
  return value;
}

/** @throws Error if the record has no string under the key */
export function textAt(record: Record<string, unknown>, key: string, file: string): string {
  const value = record[key];
  if (typeof value !== 'string') throw new Error(`${file} has no text under "${key}".`);
  return value;
}
