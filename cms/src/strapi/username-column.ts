import type { Core } from '@strapi/strapi';
import { field, isObject } from '../contract/json';
import { adminUserService } from './services';

/** Strapi's settings for single fields of a type, which it does not type. */
function fieldSettings(contentType: object): object {
  const settings = field(field(contentType, 'config'), 'attributes');
  return isObject(settings) ? settings : {};
}

/**
 * Gives admin accounts a column in which the database keeps usernames unique in any case, and makes e-mails unique too:
 * Strapi itself only checks before it writes. Call it before the database is opened.
 */
export function addUsernameKey(strapi: Core.Strapi): void {
  const contentType = strapi.contentType('admin::user');
  const { attributes } = contentType;
  Object.assign(attributes, {
    usernameKey: {
      type: 'string',
      configurable: false,
      private: true,
      searchable: false,
      column: { unique: true },
    },
  });
  Object.assign(attributes.email, { column: { unique: true } });
  // For the content manager.
  Object.assign(fieldSettings(contentType), { usernameKey: { hidden: true } });
  hideUsernameKey(strapi);
}

/** Strapi names the fields that its answers leave out, and does not know this one. */
function hideUsernameKey(strapi: Core.Strapi): void {
  const users = adminUserService(strapi);
  const { sanitizeUser } = users;
  Object.assign(users, {
    sanitizeUser(user: object) {
      const shown = sanitizeUser(user);
      Reflect.deleteProperty(shown, 'usernameKey');
      return shown;
    },
  });
}
