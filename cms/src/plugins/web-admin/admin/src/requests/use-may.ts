import { useAuth } from '@strapi/strapi/admin';
import { permissionAction, type PermissionUid } from '../../../server/src/permissions';

/** Whether this admin has a permission. Buttons that the server would refuse are not shown. */
export function useMay(uid: PermissionUid): boolean {
  return useAuth('WebAdmin', ({ permissions }) =>
    permissions.some(({ action }) => action === permissionAction(uid)),
  );
}
