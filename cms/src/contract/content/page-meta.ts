import { firmName } from '../texts';
import { isBlank } from '../text';
import { cutLine } from './visible-text';

/** How many letters of a title and a description search engines show. They cut by width, which differs with the letters. */
export const shownInSearch = { title: 60, description: 155 } as const;

/** The size of a picture in a shared link. Most places that show it crop other shapes. */
export const sharedPicture = { width: 1200, height: 630 } as const;

/** What an article may say of itself to search engines and in shared links. Empty or absent: the default. */
interface OwnMeta {
  metaTitle?: string | null | undefined;
  metaDescription?: string | null | undefined;
}

/** An article, as far as search engines and shared links are concerned. */
interface DescribedArticle extends OwnMeta {
  title: string;
  /** The visible text, or as much of it as search engines show. */
  text: string;
}

/** What the head of a page says. */
export interface PageMeta {
  /** The title of the document: what a search shows, and the browser's tab. */
  documentTitle: string;
  /** The title in a shared link, which names the site beside it. */
  title: string;
  description: string;
}

/** What the page of an article says of itself in a search and in a shared link: its own words, or those derived from it. */
export function pageMeta({ title, text, metaTitle, metaDescription }: DescribedArticle): PageMeta {
  const own = isBlank(metaTitle) ? undefined : (metaTitle ?? undefined);
  return {
    documentTitle: own ?? `${title} | ${firmName}`,
    title: own ?? title,
    description: isBlank(metaDescription)
      ? cutLine(text, shownInSearch.description)
      : (metaDescription ?? ''),
  };
}

/** The picture of a shared link: an article's own, or else its cover. */
export const sharedPictureOf = <P>(
  own: P | null | undefined,
  pictures: readonly P[] | null,
): P | undefined => own ?? pictures?.[0];
