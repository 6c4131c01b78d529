import { permissionAction, type PermissionUid } from '../permissions';

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
