/** The permissions of the plugin, as the panel's Roles page lists them. Spec §6. */
export const permissions = [
  { uid: 'contact.read', displayName: 'Read', subCategory: 'Contacts' },
  { uid: 'contact.update', displayName: 'Update', subCategory: 'Contacts' },
  { uid: 'demo-request.read', displayName: 'Read', subCategory: 'Demo requests' },
  { uid: 'demo-request.update', displayName: 'Update', subCategory: 'Demo requests' },
  { uid: 'leads.read', displayName: 'Read with their timeline', subCategory: 'Leads' },
  { uid: 'leads.work', displayName: 'Work on', subCategory: 'Leads' },
  { uid: 'leads.export', displayName: "Export lists and a person's data", subCategory: 'Leads' },
  { uid: 'leads.erase', displayName: "Erase a person's data", subCategory: 'Leads' },
  { uid: 'webhooks.manage', displayName: 'Manage', subCategory: 'Webhooks' },
  { uid: 'dead-letter.read', displayName: 'Read', subCategory: 'Undelivered leads' },
  { uid: 'dead-letter.update', displayName: 'Update', subCategory: 'Undelivered leads' },
  { uid: 'blog.read', displayName: 'Read', subCategory: 'Blogs' },
  { uid: 'blog.create', displayName: 'Create', subCategory: 'Blogs' },
  { uid: 'blog.update', displayName: 'Update', subCategory: 'Blogs' },
  { uid: 'blog.delete', displayName: 'Delete', subCategory: 'Blogs' },
  { uid: 'blog.publish', displayName: 'Publish and unpublish', subCategory: 'Blogs' },
  {
    uid: 'blog.restore',
    displayName: 'Restore versions and from the trash, or empty it',
    subCategory: 'Blogs',
  },
  { uid: 'faq.read', displayName: 'Read', subCategory: 'FAQs' },
  { uid: 'faq.create', displayName: 'Create', subCategory: 'FAQs' },
  { uid: 'faq.update', displayName: 'Update', subCategory: 'FAQs' },
  { uid: 'faq.delete', displayName: 'Delete', subCategory: 'FAQs' },
  { uid: 'redirects.manage', displayName: 'Manage', subCategory: 'Redirects' },
  { uid: 'faq.publish', displayName: 'Publish and unpublish', subCategory: 'FAQs' },
  {
    uid: 'faq.restore',
    displayName: 'Restore versions and from the trash, or empty it',
    subCategory: 'FAQs',
  },
  { uid: 'publishing.publish', displayName: 'Publish', subCategory: 'Publishing' },
  { uid: 'admin.create', displayName: 'Create', subCategory: 'Admins' },
  { uid: 'account.update', displayName: 'Change the password', subCategory: 'Own account' },
] as const;

export type PermissionUid = (typeof permissions)[number]['uid'];

/** Permissions that came after the first release. An upgrade grants one to a role that holds all of those listed here. */
export const laterPermissions: Partial<Record<PermissionUid, readonly PermissionUid[]>> = {
  'contact.update': ['contact.read'],
  'demo-request.update': ['demo-request.read'],
  // Leads and undelivered leads come from both forms.
  'leads.read': ['contact.read', 'demo-request.read'],
  'leads.work': ['contact.update', 'demo-request.update'],
  'dead-letter.read': ['contact.read', 'demo-request.read'],
  'dead-letter.update': ['contact.read', 'demo-request.read'],
  'publishing.publish': ['blog.update', 'faq.update'],
  'redirects.manage': ['blog.update'],
  // It gives access to the admin's own account only.
  'account.update': [],
};

/**
 * Permissions for what another one allowed before they came. An upgrade grants one to every role that holds any of those listed
 * here, so that nobody loses what they could do.
 */
export const splitPermissions: Partial<Record<PermissionUid, readonly PermissionUid[]>> = {
  'blog.publish': ['blog.create', 'blog.update'],
  'blog.restore': ['blog.delete'],
  'faq.publish': ['faq.create', 'faq.update'],
  'faq.restore': ['faq.delete'],
  'leads.export': ['contact.read', 'demo-request.read'],
};

/**
 * Permissions of `splitPermissions` that were offered before they covered what was split off, with the names under which they are
 * offered once more. Web Admin is not: a role that lost the permission since then lost it by an admin's will.
 */
export const widenedPermissions: Partial<Record<PermissionUid, string>> = {
  'leads.export': 'leads.export of lists',
};

/** Permissions that the role Web Admin is not given. An admin may add them to a role. */
export const withheldPermissions: readonly PermissionUid[] = ['leads.erase', 'webhooks.manage'];

/** Strapi's full name of a permission of this plugin. */
export function permissionAction(uid: PermissionUid): `plugin::web-admin.${PermissionUid}` {
  return `plugin::web-admin.${uid}`;
}
