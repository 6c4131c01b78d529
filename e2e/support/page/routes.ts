/** The public pages of Spec §2, in its order. */
export const specRoutes = [
  '/',
  '/about',
  '/services',
  '/solutions',
  '/blockchain-and-internet-of-things',
  '/machine-learning-and-predictive-analysis',
  '/information-security',
  '/workday',
  '/stakeholders',
  '/tools',
  '/dc3',
  '/aksa-studio',
  '/reorg-chart-modelling',
  '/contact',
  '/why-choose-us',
  '/our-offerings',
  '/advisory-services',
  '/managed-services-and-new-functions-deployment',
  '/integration-deployment',
  '/client-side-deployment',
  '/team',
  '/healthcare',
  '/career',
  '/qa-automation-lead',
  '/it-business-analyst',
  '/java-developers',
  '/front-end-developer',
  '/disclaimer',
  '/privacy-policy',
  '/faq',
  '/blog',
] as const;

/** The pages of the sample content. */
export const contentRoutes = [
  '/blog/category/data-conversion',
  '/blog/category/integration',
  '/blog/category/organisation',
  '/blog/category/testing',
  '/blog/a-test-case-is-a-sentence',
  '/blog/count-twice-load-once',
  '/blog/drawing-the-next-chart',
  '/blog/eight-roles-one-empty',
  '/blog/every-interface-needs-an-owner',
  '/blog/one-headcount-please',
  '/blog/records-you-should-not-move',
  '/blog/the-cut-over-weekend',
  '/blog/three-payroll-calendars',
  '/blog/what-to-test-after-a-release',
] as const;

export const allRoutes: readonly string[] = [...specRoutes, ...contentRoutes];

/** An address without a page, where the fallback page answers. */
export const noPage = '/no-such-page';

/** The page that every address shows whose page is gone, which says so with status 410 there. */
export const gonePage = '/410';

/** The pages that embed the contact form (Spec §2), besides `/contact`. */
export const embedding = [
  '/services',
  '/why-choose-us',
  '/our-offerings',
  '/advisory-services',
  '/managed-services-and-new-functions-deployment',
  '/integration-deployment',
  '/client-side-deployment',
] as const;
