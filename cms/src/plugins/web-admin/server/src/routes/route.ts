import { permissionAction, type PermissionUid } from '../permissions';

const base = '/web-admin';

/** The path of an address of the panel's own API, as its routes name it: Strapi puts the plugin's name before it. */
export function ownPath(address: `${typeof base}/${string}`): `/${string}` {
  return `/${address.slice(base.length + 1)}`;
}

/** The path of a row of the contract, as routes name it. */
export const rowPath = (path: string): `/${string}` => `/${path.replace('{id}', ':id')}`;

/**
 * A route of the panel's own API, below `/web-admin`.
 * @param permission without it an admin gets 403; without a session it is 401
 */
export function route(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: `/${string}`,
  handler: string,
  permission: PermissionUid,
) {
  return {
    method,
    path,
    handler,
    config: {
      policies: [
        'admin::isAuthenticatedAdmin',
        { name: 'admin::hasPermissions', config: { actions: [permissionAction(permission)] } },
      ],
    },
  };
}
