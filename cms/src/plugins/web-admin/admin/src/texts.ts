import type { ScreenName } from '../../api';

/**
 * The panel's messages of Spec §8 to the letter, including their spelling. Those of §5 are in the contract's schemas.
 */
export const texts = {
  blogCreated: 'Blog created successfully',
  blogUpdated: 'updated Blog successfully',
  blogDeleted: 'Deleted blog successfully',
  faqCreated: 'Faq created successfully',
  faqUpdated: 'updated Faq successfully',
  faqDeleted: 'Deleted Faq successfully',
  networkError: 'Network Error',
} as const;

/** The titles of the screens. The side menu names them by these, too. */
export const screenTitles = {
  leads: 'Leads',
  people: 'People',
  replytemplates: 'Reply templates',
  requestdemos: 'Request Demos',
  contactdetails: 'Contact Details',
  addblog: 'Add Blog',
  allblogs: 'All Blogs',
  blogs: 'Edit Blog',
  allfaqs: 'Admin FAQs',
  planned: 'Planned',
  categories: 'Categories',
  redirects: 'Redirects',
  previews: 'Preview links',
  builds: 'Builds',
  contentreport: 'Content check',
  testimonials: 'Testimonials',
  createadmin: 'Create Admin',
  changepassword: 'Change Password',
  undelivered: 'Undelivered leads',
  webhooks: 'Webhooks',
} as const satisfies Record<ScreenName, string>;
