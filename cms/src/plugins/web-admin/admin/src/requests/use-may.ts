import { useAuth } from '@strapi/strapi/admin';
import { permissionAction, type PermissionUid } from '../../../server/src/permissions';

/** Whether this admin may do something, so that no button is shown that the server would refuse. */
export function useMay(uid: PermissionUid): boolean {
  return useAuth('WebAdmin', ({ permissions }) =>
    permissions.some(({ action }) => action === permissionAction(uid)),
  );
}
