import type { Core } from '@strapi/strapi';
import { roleService } from '../../../../strapi/services';
import { upgradeRole } from './upgrade-role';
import { permissionAction, permissions } from './permissions';

/** The role of every admin who is created through the plugin. */
export const webAdminRoleCode = 'web-admin';

/**
 * Creates the role Web Admin with all permissions of this plugin and no other, if there is no such role yet. One that exists
 * is left as its admins made it, save for permissions that this release brings: it gets each of them once.
 *
 * Call it from the application's bootstrap, not from the plugin's: that one runs before Strapi's own first start, which
 * makes Super Admin only while there is no role at all.
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
          'Reads contacts and demo requests, delivers or deletes undelivered leads, manages blogs and FAQs, publishes the site, creates web admins, changes the password of the own account.',
      }));
    if (known === null) {
      await roles.assignPermissions(
        role.id,
        permissions.map(({ uid }) => ({ action: permissionAction(uid) })),
      );
    }
    await upgradeRole(strapi, role.id);
  });
}
