import type { Core } from '@strapi/strapi';
import { isObject } from '../contract/json';

interface AdminUserService {
  count(): Promise<number>;
  exists(where: object): Promise<boolean>;
  /** Changes an account; a password is hashed first. */
  updateById(id: number, attributes: { password: string }): Promise<unknown>;
  /** A user without what no answer may hold. */
  sanitizeUser: (user: object) => object;
  createFirstAdmin(attributes: {
    email: string;
    username: string;
    firstname: string;
    password: string;
  }): Promise<unknown>;
}

export interface AdminUser {
  id: number;
  email?: string;
  username?: string | null;
  password?: string | null;
  isActive?: boolean | null;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface AuthService {
  hashPassword: (password: string) => Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  /** What Strapi's login rests on: an error, the user or false, and what to say. */
  checkCredentials(
    credentials: Credentials,
  ): Promise<
    [error: null, user: false, info: { message: string }] | [error: null, user: AdminUser]
  >;
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
  /** Makes these the role's permissions, and takes all others away. */
  assignPermissions(roleId: number, permissions: { action: string }[]): Promise<unknown>;
  /** Adds these to the role's permissions. */
  addPermissions(roleId: number, permissions: { action: string }[]): Promise<unknown>;
}

interface ApiTokenService {
  /** The form in which a token is stored. */
  hash(token: string): string;
}

interface AdminTokenService {
  /** Deletes the tokens with which programs act as this account. */
  deleteTokensForUser(userId: unknown): Promise<unknown>;
}

/** What a strategy reads of a call, and where it leaves what it has found. */
export interface Asking {
  request: object;
  state: {
    route: { info: { type: 'admin' | 'content-api' }; config: object };
    /** Set where a session or token is good. */
    auth?: Authenticated;
  };
  unauthorized: () => void;
}

interface Authenticated {
  ability: { can: (action: string, subject?: string) => boolean } | null;
}

export interface AuthenticationService {
  /** Tries the strategies of the route's type in turn, and goes on with the first that knows the call's token. */
  authenticate(asking: Asking, next: () => Promise<void>): Promise<unknown>;
  /** @throws where the token does not hold the scope */
  verify(auth: Authenticated, config: { scope: string[] }): Promise<unknown>;
}

/** A row of the media library. `url` is its address on this host, without it. */
export interface StoredFile {
  id: number;
  url: string;
}

/** A mail. Its text is its only part (`leads/mail/plain-mail.ts` says why it is attached). */
interface Mail {
  from: string;
  to: string[];
  replyTo: string;
  subject: string;
  headers: Record<string, string>;
  attachments: {
    content: string;
    contentType: string;
    contentDisposition: 'inline';
    contentTransferEncoding: 'quoted-printable';
    filename: false;
  }[];
}

interface EmailService {
  /** Hands a mail over to the configured provider. @throws its error when it cannot take it */
  send(mail: Mail): Promise<unknown>;
}

interface UploadService {
  upload(upload: {
    data: { fileInfo: { name: string; alternativeText: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }): Promise<StoredFile[]>;
  /** Removes bytes, thumbnail and row. */
  remove(file: StoredFile): Promise<unknown>;
}

/** A file on its way into the media library. */
export interface UploadUnderWay {
  /** Where it waits, unless it comes as a stream. */
  filepath?: string;
  hash: string;
  /** A folder that is removed when the upload has ended. */
  tmpWorkingDirectory?: string;
  getStream: () => unknown;
  /** In kilobytes, as Strapi counts them. */
  size: number;
  sizeInBytes: number;
}

interface ImageService {
  isImage(upload: UploadUnderWay): Promise<boolean>;
  /** Makes a file smaller before it is stored. */
  optimize(upload: UploadUnderWay): Promise<UploadUnderWay>;
}

/** What writes the bytes of an upload to where they are kept. */
interface UploadProvider {
  uploadStream: (file: object) => Promise<unknown>;
}

/** A field of the content manager that holds the last part of an address. */
export interface UidField {
  contentTypeUID: string;
}

/** What the content manager offers for such a field. */
interface UidService {
  generateUIDField(asked: UidField & { data: Record<string, unknown> }): Promise<string>;
  findUniqueUID(asked: UidField & { value: string }): Promise<string>;
  checkUIDAvailability(asked: UidField & { value: string }): Promise<boolean>;
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
  const names: (keyof AdminUserService)[] = [
    'count',
    'exists',
    'createFirstAdmin',
    'updateById',
    'sanitizeUser',
  ];
  return checked('admin user', strapi.service('admin::user'), names);
}

/** The service that checks the passwords of admins. */
export function authService(strapi: Core.Strapi): AuthService {
  const names: (keyof AuthService)[] = ['hashPassword', 'validatePassword', 'checkCredentials'];
  return checked('authentication', strapi.service('admin::auth'), names);
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

/** The service of the tokens that act as an admin's account. */
export function adminTokenService(strapi: Core.Strapi): AdminTokenService {
  return checked('admin token', strapi.service('admin::api-token-admin'), ['deleteTokensForUser']);
}

/** What finds out whose call it is. */
export function authenticationService(strapi: Core.Strapi): AuthenticationService {
  return checked('call authentication', strapi.get('auth'), ['authenticate', 'verify']);
}

/** The service that stores files. */
export function uploadService(strapi: Core.Strapi): UploadService {
  return checked('upload', strapi.plugin('upload').service('upload'), ['upload', 'remove']);
}

/** The service that draws pictures before they are stored. */
export function imageService(strapi: Core.Strapi): ImageService {
  const service = strapi.plugin('upload').service('image-manipulation');
  return checked('image', service, ['isImage', 'optimize']);
}

/** What the service that stores files writes with. */
export function uploadProvider(strapi: Core.Strapi): UploadProvider {
  const provider: unknown = strapi.plugin('upload').provider;
  return checked('upload provider', isObject(provider) ? provider : {}, ['uploadStream']);
}

/** The service that sends mails. */
export function emailService(strapi: Core.Strapi): EmailService {
  return checked('email', strapi.plugin('email').service('email'), ['send']);
}

/** The service of the content manager that makes the last part of an address. */
export function uidService(strapi: Core.Strapi): UidService {
  const service = strapi.plugin('content-manager').service('uid');
  return checked('UID', service, ['generateUIDField', 'findUniqueUID', 'checkUIDAvailability']);
}
