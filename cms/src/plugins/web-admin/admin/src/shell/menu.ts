import { screensPath, type ScreenName } from '../../../api';
import { permissionAction, permissions, type PermissionUid } from '../../../server/src/permissions';
import { screenTitles } from '../texts';

/** A link of the side menu. */
interface MenuEntry {
  path: ScreenName;
  label: string;
  /** Any one of them is enough to open the screen. */
  permissions: { action: string; subject: null }[];
}

/** A group of the side menu. */
export interface Section {
  label: string;
  entries: readonly MenuEntry[];
}

/** Permissions as Strapi's panel checks them. */
export const allOf = (uids: readonly PermissionUid[]) =>
  uids.map((uid) => ({ action: permissionAction(uid), subject: null }));

/** Every permission of the plugin. */
export const anyPermission = allOf(permissions.map(({ uid }) => uid));

const entry = (path: ScreenName, uid: PermissionUid): MenuEntry => ({
  path,
  label: screenTitles[path],
  permissions: allOf([uid]),
});

/** The side menu with every screen but a person's page: the inbox, those of Spec §2, then the others. */
export const sections: readonly Section[] = [
  {
    label: 'Inbox',
    entries: [entry('leads', 'leads.read'), entry('replytemplates', 'leads.read')],
  },
  {
    label: 'Reports',
    entries: [
      entry('requestdemos', 'demo-request.read'),
      // Spec §2: the link is named Contact Reports, its screen Contact Details.
      { ...entry('contactdetails', 'contact.read'), label: 'Contact Reports' },
    ],
  },
  {
    label: 'Content',
    entries: [
      entry('addblog', 'blog.create'),
      entry('allblogs', 'blog.read'),
      entry('allfaqs', 'faq.read'),
      {
        path: 'planned',
        label: screenTitles.planned,
        permissions: allOf(['blog.read', 'faq.read']),
      },
      entry('categories', 'blog.read'),
      entry('redirects', 'redirects.manage'),
      {
        path: 'previews',
        label: screenTitles.previews,
        permissions: allOf(['blog.update', 'faq.update']),
      },
      {
        path: 'builds',
        label: screenTitles.builds,
        permissions: allOf(['blog.read', 'faq.read']),
      },
      {
        path: 'contentreport',
        label: screenTitles.contentreport,
        permissions: allOf(['blog.read', 'faq.read']),
      },
      // A static sample: every web admin may see it.
      { path: 'testimonials', label: screenTitles.testimonials, permissions: anyPermission },
    ],
  },
  {
    label: 'Accounts',
    entries: [entry('createadmin', 'admin.create'), entry('changepassword', 'account.update')],
  },
  {
    label: 'Delivery',
    entries: [entry('undelivered', 'dead-letter.read'), entry('webhooks', 'webhooks.manage')],
  },
];

/** A person's page, which leads open: it is not in the menu. */
export const peopleEntry = entry('people', 'leads.read');

/** An article's page, which All Blogs opens: it is not in the menu. */
export const articleEntry = entry('blogs', 'blog.update');

/**
 * The part of the side menu that an admin may open, without empty sections.
 * @param held the actions that the admin's roles allow
 */
export function openSections(held: ReadonlySet<string>): readonly Section[] {
  return sections
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter((each) => each.permissions.some(({ action }) => held.has(action))),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The address of a screen for the panel's router, which adds `/admin`. */
export const screenAddress = (path: ScreenName) => `${screensPath.replace('/admin', '')}/${path}`;
