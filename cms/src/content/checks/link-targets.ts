import type { Core } from '@strapi/strapi';
import { maxTargets, type LinkTarget } from '../../contract/content/checks/link-state';
import { sitePages } from '../../contract/content/site-pages';
import { foldText } from '../../search/fold';
import { siteIndex } from './site-index';

/** A page by the words of its address: the CMS does not know its title. */
function pageName(path: string): string {
  const words = path.slice(1).replaceAll('-', ' ');
  return words === '' ? 'Home' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const pages: readonly LinkTarget[] = sitePages.map((path) => ({
  _id: `page ${path}`,
  kind: 'page',
  name: pageName(path),
  path,
}));

/** Those in whose name or address all words stand; a name that begins with the search comes first. */
function bestOf(targets: readonly LinkTarget[], search: string): LinkTarget[] {
  const words = search.split(' ').filter((word) => word !== '');
  const found = targets.flatMap((target) => {
    const name = foldText(target.name);
    const text = `${name} ${target.path.toLowerCase()}`;
    if (!words.every((word) => text.includes(word))) return [];
    return [{ target, rank: name.startsWith(search) ? 0 : 1 }];
  });
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxTargets)
    .map(({ target }) => target);
}

/** What a text can link to, by the words of a search; without one, the first of each kind. */
export async function findLinkTargets(strapi: Core.Strapi, typed: string): Promise<LinkTarget[]> {
  const { articles, faqs } = await siteIndex(strapi);
  const search = foldText(typed);
  const toTargets = (kind: LinkTarget['kind'], entries: typeof articles): LinkTarget[] =>
    entries.map(({ id, name, path }) => ({ _id: `${kind} ${id}`, kind, name, path }));
  return [pages, toTargets('article', articles), toTargets('faq', faqs)].flatMap((targets) =>
    bestOf(targets, search),
  );
}
