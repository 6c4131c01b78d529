/** What a web admin may be allowed to do, as it is listed on the panel's Roles page. Spec §6. */
export const permissions = [
  { uid: 'contact.read', displayName: 'Read', subCategory: 'Contacts' },
  { uid: 'demo-request.read', displayName: 'Read', subCategory: 'Demo requests' },
  { uid: 'blog.read', displayName: 'Read', subCategory: 'Blogs' },
  { uid: 'blog.create', displayName: 'Create', subCategory: 'Blogs' },
  { uid: 'blog.update', displayName: 'Update', subCategory: 'Blogs' },
  { uid: 'blog.delete', displayName: 'Delete', subCategory: 'Blogs' },
  { uid: 'faq.read', displayName: 'Read', subCategory: 'FAQs' },
  { uid: 'faq.create', displayName: 'Create', subCategory: 'FAQs' },
  { uid: 'faq.update', displayName: 'Update', subCategory: 'FAQs' },
  { uid: 'faq.delete', displayName: 'Delete', subCategory: 'FAQs' },
  { uid: 'admin.create', displayName: 'Create', subCategory: 'Admins' },
] as const;

export type PermissionUid = (typeof permissions)[number]['uid'];

/** The full name under which Strapi knows a permission of this plugin. */
export function permissionAction(uid: PermissionUid): `plugin::web-admin.${PermissionUid}` {
  return `plugin::web-admin.${uid}`;
}
