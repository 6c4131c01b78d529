/** The addresses of Spec §2 that lead to the admin area, and the plugin's screen that each opens there. */
const adminScreens = {
  '/webadmin': 'contact-details',
  '/contactdetails': 'contact-details',
} as const;

/**
 * Netlify's `_redirects`.
 * @param cmsPublicUrl where a browser reaches the CMS
 */
export function redirectsFile(cmsPublicUrl: string): string {
  const { origin } = new URL(cmsPublicUrl);
  return Object.entries(adminScreens)
    .map(([path, screen]) => `${path} ${origin}/admin/plugins/web-admin/${screen} 302\n`)
    .join('');
}
