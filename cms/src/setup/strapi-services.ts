import type { Core } from '@strapi/strapi';

interface AdminUserService {
  count(): Promise<number>;
  createFirstAdmin(attributes: {
    email: string;
    username: string;
    firstname: string;
    password: string;
  }): Promise<unknown>;
}

interface PermissionService {
  actionProvider: { registerMany(actions: object[]): Promise<unknown> };
}

interface Role {
  id: number;
}

interface RoleService {
  findOne(where: { code: string }): Promise<Role | null>;
  create(role: { code: string; name: string; description: string }): Promise<Role>;
  assignPermissions(roleId: number, permissions: { action: string }[]): Promise<unknown>;
}

interface ApiTokenService {
  /** The form in which a token is stored. */
  hash(token: string): string;
}

interface UploadService {
  upload(upload: {
    data: { fileInfo: { name: string; alternativeText: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }): Promise<{ id: number }[]>;
}

function offers<T extends object>(service: object, names: (keyof T)[]): service is T {
  return names.every((name) => Reflect.has(service, name));
}

/** Strapi does not type its services: what we rely on is stated above and checked here, at the first use. */
function checked<T extends object>(name: string, service: object, names: (keyof T)[]): T {
  if (offers<T>(service, names)) return service;
  throw new Error(`This version of Strapi has no ${name} service as we use it.`);
}

/** The service of Strapi's admin accounts. */
export function adminUserService(strapi: Core.Strapi): AdminUserService {
  return checked('admin user', strapi.service('admin::user'), ['count', 'createFirstAdmin']);
}

/** The service that knows which permissions there are. */
export function permissionService(strapi: Core.Strapi): PermissionService {
  return checked('permission', strapi.service('admin::permission'), ['actionProvider']);
}

/** The service of the roles of admins. */
export function roleService(strapi: Core.Strapi): RoleService {
  const names: (keyof RoleService)[] = ['findOne', 'create', 'assignPermissions'];
  return checked('role', strapi.service('admin::role'), names);
}

/** The service of the content API's tokens. */
export function apiTokenService(strapi: Core.Strapi): ApiTokenService {
  return checked('API token', strapi.service('admin::api-token-content-api'), ['hash']);
}

/** The service that stores files. */
export function uploadService(strapi: Core.Strapi): UploadService {
  return checked('upload', strapi.plugin('upload').service('upload'), ['upload']);
}
