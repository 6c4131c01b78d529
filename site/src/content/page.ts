import type { NavigationLink } from './navigation';

/** What a page says about itself: in its head, in the browser's tab, in breadcrumbs, to search engines and link previews. */
export interface PageCopy {
  /** The page's address, `/faq`. */
  path: string;
  /** The page's name: tab, breadcrumb, search result. */
  title: string;
  /** One or two sentences for search results and link previews, 50 to 160 characters. */
  description: string;
  /** The pages above this one in the breadcrumb, without Home. */
  above?: readonly NavigationLink[];
  /** The `h1`. */
  heading: string;
  lead: string;
}
