import type { CategoryChange, RedirectOrigin } from '../../../api';
import { counted, quoted } from '../ui/wording';

/** Why an address leads elsewhere. */
export const originNames: Readonly<Record<RedirectOrigin, string>> = {
  slug: 'The address of an article changed',
  category: 'A category was renamed or merged',
  trash: 'An article was deleted',
  unpublish: 'An article was unpublished',
  manual: 'Added by hand',
};

const articles = { one: 'article', many: 'articles' };
const addresses = { one: 'address', many: 'addresses' };

/** What a new name for a category is going to change. */
export function changeText(name: string, change: CategoryChange): string {
  const { articles: count, addresses: left, merges, path } = change;
  const what = `${counted(count, articles)}, ${counted(left.length, addresses)}.`;
  const joined = merges ? ` There is a category ${quoted(name)} already: the two become one.` : '';
  const leads = left.length === 0 ? '' : ` ${left.join(', ')} will lead to ${path}.`;
  return `${what}${joined}${leads}`;
}
