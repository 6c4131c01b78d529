import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { limits } from '../contract/limits';
import { accountKey } from './account-key';

type Data = Record<string, unknown>;

const { ValidationError } = errors;

const accounts = (strapi: Core.Strapi) => strapi.db.query('admin::user');

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The objects of what Strapi leaves untyped: one, or a list of them. */
const objectsOf = (value: unknown): Data[] => [value].flat().filter(isObject);

async function idsWhere(strapi: Core.Strapi, where: unknown): Promise<unknown[]> {
  const rows: unknown = await accounts(strapi).findMany({ where, select: ['id'], limit: 2 });
  return objectsOf(rows).map(({ id }) => id);
}

/** The username as it is stored, or null for none. */
function readUsername(value: unknown): string | null {
  if (value === null) return null;
  if (typeof value !== 'string') throw new ValidationError('A username must be a text.');
  const username = value.trim();
  // In its key too, which has one form for all characters that look like an @.
  if (accountKey(username).includes('@'))
    throw new ValidationError('A username must not hold an @.');
  if (username.length > limits.username) {
    throw new ValidationError(`A username has at most ${String(limits.username)} characters.`);
  }
  return username === '' ? null : username;
}

/** Puts the username's key beside it. @returns the key, where a username is given */
function withKey(data: Data): string | undefined {
  // Nobody sets the key himself.
  delete data.usernameKey;
  if (data.username === undefined) return undefined;
  const username = readUsername(data.username);
  const key = username === null ? null : accountKey(username);
  Object.assign(data, { username, usernameKey: key });
  return key ?? undefined;
}

const taken = () => new ValidationError('This username is taken. Choose another one.');

async function checkNew(strapi: Core.Strapi, data: unknown): Promise<void> {
  const keys = objectsOf(data)
    .map(withKey)
    .filter((key) => key !== undefined);
  if (new Set(keys).size < keys.length) throw taken();
  if (keys.length > 0 && (await idsWhere(strapi, { usernameKey: { $in: keys } })).length > 0) {
    throw taken();
  }
}

async function checkChange(strapi: Core.Strapi, data: unknown, where: unknown): Promise<void> {
  const [key] = objectsOf(data).map(withKey);
  if (key === undefined) return;
  const changed = await idsWhere(strapi, where);
  const holders = await idsWhere(strapi, { usernameKey: key });
  if (changed.length > 1 || holders.some((holder) => !changed.includes(holder))) throw taken();
}

/** Watches every way to set a username: each of them writes through Strapi's database layer. */
export function guardUsernames(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeCreate: ({ params }) => checkNew(strapi, params.data),
    beforeCreateMany: ({ params }) => checkNew(strapi, params.data),
    beforeUpdate: ({ params }) => checkChange(strapi, params.data, params.where),
    beforeUpdateMany: ({ params }) => checkChange(strapi, params.data, params.where),
  });
}

/** Fills the column in for accounts that were made without it; one that breaks the rule keeps to its e-mail. */
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
