import type { SiteEntry } from '../../../api';
import { listed, quoted } from '../ui/wording';

/** A notification about changes that are on the site now. */
export interface News {
  title: string;
  message: string;
  /** The address of the first of them on the site. */
  url?: string;
}

/** How many entries are named. */
const named = 3;

const nameless = { blog: 'a deleted blog', faq: 'a deleted FAQ', redirects: 'Redirects' } as const;

/** What an entry is called in a sentence. */
export const entryLabel = ({ kind, title }: SiteEntry): string =>
  title === undefined ? nameless[kind] : quoted(title);

function newsAbout(title: string, entries: readonly SiteEntry[]): News[] {
  if (entries.length === 0) return [];
  const labels = entries.slice(0, named).map(entryLabel);
  const others = entries.length - labels.length;
  const url = entries.find(({ siteUrl }) => siteUrl !== undefined)?.siteUrl;
  return [
    {
      title,
      message: listed(others === 0 ? labels : [...labels, `${String(others)} more`]),
      ...(url === undefined ? {} : { url }),
    },
  ];
}

/** The notifications about an admin's own changes that are on the site now. */
export const newsOf = (entries: readonly SiteEntry[]): News[] => [
  ...newsAbout(
    'Now live',
    entries.filter(({ published }) => published),
  ),
  ...newsAbout(
    'No longer on the site',
    entries.filter(({ published }) => !published),
  ),
];
