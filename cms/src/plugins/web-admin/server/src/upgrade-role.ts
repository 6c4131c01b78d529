import type { Core } from '@strapi/strapi';
import { roleService } from '../../../../strapi/services';
import { laterPermissions, permissionAction, permissions, type PermissionUid } from './permissions';

/** Which permissions a role had the chance to get, so that one that an admin took away stays away. */
const settled = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'web-admin-role' });
const key = 'offered';

/** A database from before this was noted has offered what the first release had. */
const firstRelease = permissions
  .map(({ uid }) => uid)
  .filter((uid) => laterPermissions[uid] === undefined);

async function actionsOf(strapi: Core.Strapi, roleId: number): Promise<ReadonlySet<unknown>> {
  const rows: unknown[] = await strapi.db
    .query('admin::permission')
    .findMany({ select: ['action'], where: { role: { id: roleId } } });
  return new Set(
    rows.map((row) =>
      typeof row === 'object' && row !== null && 'action' in row ? row.action : undefined,
    ),
  );
}

/**
 * Gives a role the permissions that are new since the last start. Each is given once, and only to a role that holds what it
 * builds on: whoever may not read leads does not learn them by an upgrade.
 */
export async function upgradeRole(strapi: Core.Strapi, roleId: number): Promise<void> {
  const offered: unknown = await settled(strapi).get({ key });
  const known: unknown[] = Array.isArray(offered) ? offered : firstRelease;
  const added = permissions.map(({ uid }) => uid).filter((uid) => !known.includes(uid));
  if (added.length === 0 && Array.isArray(offered)) return;
  const held = await actionsOf(strapi, roleId);
  const holds = (uid: PermissionUid) => held.has(permissionAction(uid));
  const granted = added.filter((uid) => !holds(uid) && (laterPermissions[uid] ?? []).every(holds));
  if (granted.length > 0) {
    await roleService(strapi).addPermissions(
      roleId,
      granted.map((uid) => ({ action: permissionAction(uid) })),
    );
  }
  await settled(strapi).set({ key, value: permissions.map(({ uid }) => uid) });
}
