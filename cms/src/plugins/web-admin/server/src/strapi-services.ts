import type { Core } from '@strapi/strapi';

interface Role {
  id: number;
}

/** The parts of Strapi's own services that the plugin uses; Strapi leaves them untyped. */
interface AdminServices {
  get(uid: 'admin::permission'): {
    actionProvider: { registerMany(actions: object[]): Promise<unknown> };
  };
  get(uid: 'admin::role'): {
    findOne(where: { code: string }): Promise<Role | null>;
    create(role: { code: string; name: string; description: string }): Promise<Role>;
    assignPermissions(roleId: number, permissions: { action: string }[]): Promise<unknown>;
  };
}

/** Strapi's own services for roles and permissions. */
export function adminServices(strapi: Core.Strapi): AdminServices {
  return strapi.get<AdminServices>('services');
}
