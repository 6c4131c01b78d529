import { categoryPath } from '../../api';

const suggestions = 3;

/** What articles have in common. */
interface Grouped {
  category: string;
  tag: string | null;
}

/** Spellings that differ only in case, spaces or punctuation are one category; a tag is compared in the same way. */
const keysOf = ({ category, tag }: Grouped) => {
  const byCategory = `category ${categoryPath(category)}`;
  const byTag = tag?.trim() ? `tag ${categoryPath(tag)}` : undefined;
  return {
    both: byTag && `${byCategory} ${byTag}`,
    one: byTag ? [byCategory, byTag] : [byCategory],
  };
};

/**
 * Suggests for each article what to read next: first articles of the same category and tag, then those that share one of the
 * two, then the newest. Equals are in the order of the list. The two neighbours of an article have their own links.
 * @param articles newest first
 * @returns the suggestions, in the order of the articles
 */
export function readNext<A extends Grouped>(articles: readonly A[]): A[][] {
  // Looked up by what is shared: comparing each article with all others would take minutes for a large blog.
  const places = new Map<string, number[]>();
  const placesOf = (key: string | undefined) => (key && places.get(key)) || [];
  for (const [place, article] of articles.entries()) {
    const { both, one } = keysOf(article);
    for (const key of both ? [both, ...one] : one) {
      const known = places.get(key);
      if (known) known.push(place);
      else places.set(key, [place]);
    }
  }
  // Not suggested: the article itself and its neighbours. Each list may begin with what an earlier one has.
  const enough = 2 * suggestions + 3;
  const newest = [...articles.keys()].slice(0, enough);
  return articles.map((article, index) => {
    const { both, one } = keysOf(article);
    const sharing = one.flatMap((key) => firstOthers(placesOf(key), index, enough));
    const candidates = [
      ...firstOthers(placesOf(both), index, enough),
      ...sharing.sort((a, b) => a - b),
      ...firstOthers(newest, index, enough),
    ];
    return [...new Set(candidates)].slice(0, suggestions).flatMap((place) => articles[place] ?? []);
  });
}

/** The first places of a list that are neither a given one nor beside it. */
function firstOthers(list: readonly number[], index: number, count: number): number[] {
  return list.slice(0, count).filter((place) => Math.abs(place - index) > 1);
}
