import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';
import type { Actor } from '../../contract/leads/timeline';
import { editorName } from '../../content/edits/editor-name';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An account as timelines name it. */
export function actorOf(admin: unknown): Actor {
  const id = Number(field(admin, 'id'));
  const name = editorName({
    username: textOf(field(admin, 'username')),
    firstname: textOf(field(admin, 'firstname')),
    lastname: textOf(field(admin, 'lastname')),
  });
  return { id, name: name ?? `Admin ${String(id)}` };
}

/** The accounts that can log in, by their ids. */
export type Admins = ReadonlyMap<number, Actor>;

/** @param where restricts them further */
export async function activeAdmins(strapi: Core.Strapi, where: object = {}): Promise<Admins> {
  const rows: unknown[] = await strapi.db.query('admin::user').findMany({
    where: { ...where, isActive: true, blocked: { $ne: true } },
    select: ['id', 'username', 'firstname', 'lastname'],
  });
  return new Map(rows.map(actorOf).map((admin) => [admin.id, admin]));
}

/** An account with its name; null if it does not exist or cannot log in. */
export const activeAdmin = async (strapi: Core.Strapi, id: number): Promise<Actor | null> =>
  (await activeAdmins(strapi, { id })).get(id) ?? null;

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The accounts that hold a permission, by name. @param action its full name */
export async function adminsWho(strapi: Core.Strapi, action: string): Promise<Actor[]> {
  const admins = await activeAdmins(strapi, { roles: { permissions: { action } } });
  return [...admins.values()].sort((one, other) => byName.compare(one.name, other.name));
}
