import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isPlainName, nameRule, tidyName } from '../contract/admin';
import { limits } from '../contract/limits';
import { accountKey } from './find-account';
import { lookOf } from './lookalike';
import { objectsOf, type Data } from '../strapi/untyped-rows';

const { ValidationError } = errors;

const accounts = (strapi: Core.Strapi) => strapi.db.query('admin::user');

/** The text fields of an account besides its names, with their maximum lengths. */
const bounded = {
  email: limits.email,
  preferedLanguage: 20,
} as const;

const labels = { username: 'A username', firstname: 'A first name', lastname: 'A last name' };

const names = ['username', 'firstname', 'lastname'] as const;

type Name = (typeof names)[number];

async function storedNames(strapi: Core.Strapi, where: unknown): Promise<Data[]> {
  const rows: unknown = await accounts(strapi).findMany({
    where,
    select: ['id', 'email', 'usernameKey', ...names],
  });
  return objectsOf(rows);
}

/** A name as it is stored, or null for none. */
function readName(name: Name, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') throw new ValidationError(`${labels[name]} must be a text.`);
  if (value.length > limits.username) {
    throw new ValidationError(`${labels[name]} has at most ${String(limits.username)} characters.`);
  }
  const tidy = tidyName(value);
  if (name === 'username' && tidy.includes('@')) {
    throw new ValidationError('A username must not hold an @.');
  }
  if (!isPlainName(tidy)) throw new ValidationError(`${labels[name]} ${nameRule}`);
  return tidy === '' ? null : tidy;
}

/** Whether an account already has this name. A username without a key still has to be checked. */
const isSettled = (row: Data, name: Name, value: unknown): boolean =>
  row[name] === value && (name !== 'username' || value === null || row.usernameKey !== null);

/** Checks the names that change; an unchanged name stays as it is. */
function readNames(data: Data, stored: readonly Data[]): void {
  // Callers cannot set the key themselves.
  delete data.usernameKey;
  for (const name of names) {
    const value = data[name];
    if (value === undefined) continue;
    if (stored.length > 0 && stored.every((row) => isSettled(row, name, value))) continue;
    const read = readName(name, value);
    data[name] = read;
    if (name === 'username') data.usernameKey = read === null ? null : accountKey(read);
  }
}

/** E-mails are used to log in too: they must not contain lookalike or invisible characters. */
const plainEmail = /^[!-~]*$/;

/** An unchanged e-mail stays as it is. */
function checkEmail({ email }: Data, stored: readonly Data[]): void {
  if (typeof email !== 'string' || plainEmail.test(email)) return;
  if (stored.length > 0 && stored.every((row) => row.email === email)) return;
  throw new ValidationError(
    'An e-mail takes the letters a to z, the digits 0 to 9 and the signs of an English keyboard.',
  );
}

function checkLengths(data: Data): void {
  for (const [field, max] of Object.entries(bounded)) {
    const value = data[field];
    if (typeof value === 'string' && value.length > max) {
      throw new ValidationError(`${field} has at most ${String(max)} characters.`);
    }
  }
}

const looksOf = (rows: readonly Data[]): string[] =>
  rows.flatMap(({ username }) => (typeof username === 'string' ? [lookOf(username)] : []));

/** Whether another account has this username, or one that looks the same. */
export async function isTaken(
  strapi: Core.Strapi,
  username: string,
  own: readonly unknown[] = [],
): Promise<boolean> {
  const rows = await storedNames(strapi, { usernameKey: { $notNull: true } });
  const others = rows.filter(({ id }) => !own.includes(id));
  return (
    looksOf(others).includes(lookOf(username)) ||
    others.some((row) => accountKey(String(row.username)) === accountKey(username))
  );
}

const taken = () => new ValidationError('This username is taken. Choose another one.');

const givenName = ({ usernameKey, username }: Data): string[] =>
  typeof usernameKey === 'string' && typeof username === 'string' ? [username] : [];

async function checkNew(strapi: Core.Strapi, data: unknown): Promise<void> {
  const rows = objectsOf(data);
  for (const row of rows) {
    readNames(row, []);
    checkLengths(row);
    checkEmail(row, []);
  }
  const given = rows.flatMap(givenName);
  if (new Set(given.map(lookOf)).size < given.length) throw taken();
  for (const username of given) if (await isTaken(strapi, username)) throw taken();
}

async function checkChange(strapi: Core.Strapi, data: unknown, where: unknown): Promise<void> {
  const [change] = objectsOf(data);
  if (change === undefined) return;
  checkLengths(change);
  delete change.usernameKey;
  if (change.email === undefined && names.every((name) => change[name] === undefined)) return;
  const changed = await storedNames(strapi, where);
  checkEmail(change, changed);
  readNames(change, changed);
  const [username] = givenName(change);
  if (username === undefined) return;
  const own = changed.map(({ id }) => id);
  if (own.length > 1 || (await isTaken(strapi, username, own))) throw taken();
}

/** Checks names in every write: all of them pass through Strapi's database layer. */
export function guardUsernames(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeCreate: ({ params }) => checkNew(strapi, params.data),
    beforeCreateMany: ({ params }) => checkNew(strapi, params.data),
    beforeUpdate: ({ params }) => checkChange(strapi, params.data, params.where),
    beforeUpdateMany: ({ params }) => checkChange(strapi, params.data, params.where),
  });
}

/**
 * Fills in the column for accounts that were created without it. An account whose username breaks the rule logs in by its
 * e-mail.
 */
export async function fillUsernameKeys(strapi: Core.Strapi): Promise<void> {
  const rows: unknown = await accounts(strapi).findMany({
    where: { username: { $notNull: true }, usernameKey: { $null: true } },
    select: ['id', 'username'],
    orderBy: { id: 'asc' },
  });
  for (const { id, username } of objectsOf(rows)) {
    try {
      await accounts(strapi).update({ where: { id }, data: { username } });
    } catch (failure) {
      if (!(failure instanceof ValidationError)) throw failure;
      strapi.log.warn(`Admin ${String(id)} can log in by e-mail only. ${String(failure.message)}`);
    }
  }
}
