import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';
import type { Actor } from '../../contract/leads/timeline';
import { editorName } from '../../content/edits/editor-name';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An account as timelines name it. */
export function actorOf(admin: unknown): Actor {
  const id = Number(field(admin, 'id'));
  const name = editorName({
    username: textOrNull(field(admin, 'username')),
    firstname: textOrNull(field(admin, 'firstname')),
    lastname: textOrNull(field(admin, 'lastname')),
  });
  return { id, name: name ?? `Admin ${String(id)}` };
}

/** Accounts by their ids. */
export type Admins = ReadonlyMap<number, Actor>;

async function findAdmins(strapi: Core.Strapi, where: object): Promise<Admins> {
  const rows: unknown[] = await strapi.db.query('admin::user').findMany({
    where,
    select: ['id', 'username', 'firstname', 'lastname'],
  });
  return new Map(rows.map(actorOf).map((admin) => [admin.id, admin]));
}

/** The accounts that can log in. @param where restricts them further */
export const activeAdmins = (strapi: Core.Strapi, where: object = {}): Promise<Admins> =>
  findAdmins(strapi, { ...where, isActive: true, blocked: { $ne: true } });

/** The accounts that records name by their ids, also those that cannot log in any more. */
export const recordedAdmins = (
  strapi: Core.Strapi,
  ids: readonly (number | null)[],
): Promise<Admins> => findAdmins(strapi, { id: { $in: ids.filter((id) => id !== null) } });

/** An account with its name; null if it does not exist or cannot log in. */
export const activeAdmin = async (strapi: Core.Strapi, id: number): Promise<Actor | null> =>
  (await activeAdmins(strapi, { id })).get(id) ?? null;

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The accounts that hold a permission, by name. @param action its full name */
export async function adminsWho(strapi: Core.Strapi, action: string): Promise<Actor[]> {
  const admins = await activeAdmins(strapi, { roles: { permissions: { action } } });
  return [...admins.values()].sort((one, other) => byName.compare(one.name, other.name));
}
