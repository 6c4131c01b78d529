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

function offers<T extends object>(service: object, methods: (keyof T)[]): service is T {
  return methods.every((method) => typeof Reflect.get(service, method) === 'function');
}

/** Strapi does not type its services: what we rely on is stated above and checked here, at the first use. */
function checked<T extends object>(name: string, service: object, methods: (keyof T)[]): T {
  if (offers<T>(service, methods)) return service;
  throw new Error(`This version of Strapi has no ${name} service as we use it.`);
}

/** The service of Strapi's admin accounts. */
export function adminUserService(strapi: Core.Strapi): AdminUserService {
  return checked('admin user', strapi.service('admin::user'), ['count', 'createFirstAdmin']);
}

/** The service of the content API's tokens. */
export function apiTokenService(strapi: Core.Strapi): ApiTokenService {
  return checked('API token', strapi.service('admin::api-token-content-api'), ['hash']);
}

/** The service that stores files. */
export function uploadService(strapi: Core.Strapi): UploadService {
  return checked('upload', strapi.plugin('upload').service('upload'), ['upload']);
}
