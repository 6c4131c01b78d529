import type { Core } from '@strapi/strapi';
import { actionsOf, otherRoles } from '../../../../strapi/roles';
import { roleService } from '../../../../strapi/services';
import {
  laterPermissions,
  permissionAction,
  permissions,
  splitPermissions,
  widenedPermissions,
  withheldPermissions,
  type PermissionUid,
} from './permissions';

/** The role of every admin who is created through the plugin. */
export const webAdminRoleCode = 'web-admin';

/** All that the role is given. */
const rolePermissions = permissions
  .map(({ uid }) => uid)
  .filter((uid) => !withheldPermissions.includes(uid));

const toActions = (uids: readonly PermissionUid[]) =>
  uids.map((uid) => ({ action: permissionAction(uid) }));

/** Which permissions the role has been offered so far, so that one that an admin removed stays removed. */
const offers = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'web-admin-role' });
const key = 'offered';

/** The offers of a database without this record: the permissions of the first release. */
const firstRelease = rolePermissions.filter(
  (uid) => laterPermissions[uid] === undefined && splitPermissions[uid] === undefined,
);

/** Grants a role those of the new permissions that it may get and does not hold. */
async function grant(
  strapi: Core.Strapi,
  roleId: number,
  added: readonly PermissionUid[],
  mayGet: (uid: PermissionUid, holds: (uid: PermissionUid) => boolean) => boolean,
): Promise<void> {
  const held = new Set(await actionsOf(strapi, roleId));
  const holds = (uid: PermissionUid) => held.has(permissionAction(uid));
  const granted = added.filter((uid) => {
    if (holds(uid) || !mayGet(uid, holds)) return false;
    // One that is granted now may be what another builds on.
    held.add(permissionAction(uid));
    return true;
  });
  if (granted.length > 0) await roleService(strapi).addPermissions(roleId, toActions(granted));
}

/**
 * Grants the permissions that are new since the last start, each once. Web Admin gets one only if the role holds all those that
 * it builds on: a role that may not read leads must not gain access to them by an upgrade. What was split off from another
 * permission goes to every role that holds that one.
 */
async function upgradeRoles(strapi: Core.Strapi, roleId: number): Promise<void> {
  const offered: unknown = await offers(strapi).get({ key });
  const known: unknown[] = Array.isArray(offered) ? offered : firstRelease;
  const added = rolePermissions.filter((uid) => !known.includes(uid));
  const widened = rolePermissions.filter((uid) => {
    const name = widenedPermissions[uid];
    return name !== undefined && !known.includes(name) && known.includes(uid);
  });
  const isUpToDate = added.length === 0 && widened.length === 0;
  if (isUpToDate && Array.isArray(offered)) return;
  const split = added.filter((uid) => splitPermissions[uid] !== undefined);
  for (const role of isUpToDate ? [] : await otherRoles(strapi)) {
    const gained = role === roleId ? split : [...split, ...widened];
    await grant(strapi, role, gained, (uid, holds) => splitPermissions[uid]?.some(holds) === true);
  }
  const later = added.filter((uid) => splitPermissions[uid] === undefined);
  await grant(strapi, roleId, later, (uid, holds) => (laterPermissions[uid] ?? []).every(holds));
  await offers(strapi).set({
    key,
    value: [...rolePermissions, ...Object.values(widenedPermissions)],
  });
}

/**
 * Creates the role Web Admin with the permissions of this plugin, save those withheld, and no others, if it does not exist.
 * An existing role keeps what its admins made of it, apart from the permissions that this release adds: it gets each of them
 * once.
 *
 * Call it from the application's bootstrap, not from the plugin's: that one runs before Strapi's first start, which creates
 * Super Admin only while there is no role at all.
 */
export async function ensureWebAdminRole(strapi: Core.Strapi): Promise<void> {
  const roles = roleService(strapi);
  // One transaction: a role that was left without its permissions would never get them.
  await strapi.db.transaction(async () => {
    const known = await roles.findOne({ code: webAdminRoleCode });
    const role =
      known ??
      (await roles.create({
        code: webAdminRoleCode,
        name: 'Web Admin',
        description:
          'Reads contacts and demo requests, works on leads, exports lists and the data of a person, delivers or deletes undelivered leads, manages blogs, FAQs and redirects, publishes the site, creates web admins, changes the password of the own account.',
      }));
    if (known === null) await roles.assignPermissions(role.id, toActions(rolePermissions));
    await upgradeRoles(strapi, role.id);
  });
}
