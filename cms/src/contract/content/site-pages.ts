import { createFaqPath, loginPath, screenPath } from '../screens';

/** The pages of the site that no editor makes. A test of the site compares the list with its pages. */
export const sitePages = [
  '/',
  '/about',
  '/advisory-services',
  '/aksa-studio',
  '/blockchain-and-internet-of-things',
  '/blog',
  '/career',
  '/client-side-deployment',
  '/contact',
  '/dc3',
  '/disclaimer',
  '/faq',
  '/front-end-developer',
  '/healthcare',
  '/information-security',
  '/integration-deployment',
  '/it-business-analyst',
  '/java-developers',
  '/machine-learning-and-predictive-analysis',
  '/managed-services-and-new-functions-deployment',
  '/our-offerings',
  '/privacy-policy',
  '/qa-automation-lead',
  '/reorg-chart-modelling',
  '/services',
  '/solutions',
  '/stakeholders',
  '/team',
  '/tools',
  '/why-choose-us',
  '/workday',
] as const;

/** The pages that answer for an address without a page: one that never had one, and one whose page is gone. */
export const answerPages = { missing: '/404', gone: '/410' } as const;

/** Old public addresses of Spec §2, moved for good. */
export const movedPages = {
  '/products': '/tools',
  '/case-study': '/healthcare#use-case',
} as const;

/** Led to an article by its id. Spec §2. */
const oldArticlePath = '/blog-details';

/** The addresses of Spec §2 that lead into the admin area, and where in the CMS each leads. */
export const adminAddresses = {
  '/webadminlogin': loginPath,
  '/adminlogin': screenPath('createadmin'),
  '/webadmin': screenPath('addblog'),
  '/addblog': screenPath('addblog'),
  '/allblogs': screenPath('allblogs'),
  '/addfaq': createFaqPath,
  '/allfaqs': screenPath('allfaqs'),
  '/requestdemos': screenPath('requestdemos'),
  '/contactdetails': screenPath('contactdetails'),
  '/testimonials': screenPath('testimonials'),
} as const;

/** What is below these is served by functions or made by the build. */
const ownFolders = ['api', '.netlify', '.well-known', 'static', 'page-data', 'preview'];

const ownAddresses: ReadonlySet<string> = new Set([
  ...sitePages,
  ...Object.values(answerPages),
  ...Object.keys(movedPages),
  oldArticlePath,
  ...Object.keys(adminAddresses),
]);

/** The files in the root of the site that have no hash in their name, by the endings of its kinds. */
const rootFile = /^\/[^/]+\.(?:js|css|json|xml|txt|svg|ico|png|webmanifest|woff2)$/;

/** Whether the site itself answers at an address, in any case and spelling that hosts take for it. */
export function isOfSite(path: string): boolean {
  const address = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  const page = address.replace(/(?:\/index)?\.html$/, '') || '/';
  const [, folder = ''] = address.split('/');
  return (
    ownAddresses.has(page) ||
    ownFolders.includes(folder) ||
    folder.startsWith('_') ||
    rootFile.test(address)
  );
}
