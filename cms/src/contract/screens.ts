// Where a browser finds the admin, on the CMS's own host. The site leads there, the plugin lives there.

/** The login page of web admins: username or e-mail, password. */
export const loginPath = '/web-admin/login';

/** The screens of the plugin stand below this address. */
export const screensPath = '/admin/plugins/web-admin';

/** The screens by their place below `screensPath`: those of Spec §2, then what the plugin adds to them. */
export const screenNames = [
  'leads',
  'people',
  'replytemplates',
  'addblog',
  'allblogs',
  'blogs',
  'allfaqs',
  'planned',
  'categories',
  'redirects',
  'previews',
  'builds',
  'contentreport',
  'requestdemos',
  'contactdetails',
  'testimonials',
  'createadmin',
  'undelivered',
  'webhooks',
  'changepassword',
] as const;

export type ScreenName = (typeof screenNames)[number];

/** The address of a screen. */
export const screenPath = (name: ScreenName) => `${screensPath}/${name}` as const;

/**
 * The address of a lead's page.
 * @param list how addresses name its form (`formNames`)
 */
export const leadScreenPath = (list: string, id: string): string =>
  `${screenPath('leads')}/${list}/${encodeURIComponent(id)}`;

/** Admin FAQs with Create FAQ open. */
export const createFaqPath = `${screenPath('allfaqs')}?create` as const;

/** Whether an address of the CMS belongs to a screen. The panel's router takes paths in any case, and so must this. */
export const isScreenPath = (path: string) =>
  `${path.toLowerCase()}/`.startsWith(`${screensPath}/`);

/** The login page that afterwards opens `path`, an address below `/admin/`. */
export const loginPathTo = (path: string) => `${loginPath}?redirectTo=${encodeURIComponent(path)}`;

/** The login page with a sentence above its form (`login-page/notices.js`). */
export const loginPathWith = (notice: 'password-changed') =>
  `${loginPath}?notice=${notice}` as const;
