import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { permissionAction, type PermissionUid } from '../../server/src/permissions';

export interface Screen {
  /** Its place below `/admin/plugins/web-admin/`. */
  path: string;
  /** Its name in the side menu. */
  label: string;
  permission: { action: string; subject: null };
  Component: LazyExoticComponent<ComponentType>;
}

const permission = (uid: PermissionUid) => ({ action: permissionAction(uid), subject: null });

/** The screens of the shell, in the order of its side menu. */
export const screens: readonly Screen[] = [
  {
    path: 'contact-details',
    // Spec §2 names the link Contact Reports and the screen that it opens Contact Details.
    label: 'Contact Reports',
    permission: permission('contact.read'),
    Component: lazy(() => import('./pages/ContactDetails')),
  },
];
