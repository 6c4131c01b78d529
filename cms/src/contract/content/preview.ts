import type { ContentKind } from './content-kind';
import type { Blog } from './blog';
import type { Faq } from './faq';
import type { panelReads } from '../panel';

// Previews of drafts. The schemas of their bodies stand apart (preview-bodies.ts), because they bring Yup along.

/** The page of the site that shows a preview. Its token is the fragment of the address, which no server sees. */
export const previewPage = '/preview';

/** POST with a token, on the site and from there on the CMS: the draft of its entry. */
export const previewPath = '/api/preview';

/** POST with a token and one of the draft's pictures: the picture, small enough to show. */
export const previewPicturePath = '/api/preview/picture';

/** A picture of a draft. The page reserves its space before it asks for it. */
export interface PreviewPicture {
  /** Its path on the CMS. */
  src: string;
  /** In pixels, of the stored file. */
  width: number;
  height: number;
}

/** A blog's draft. Pictures are paths on the CMS, in `image` and in the text. */
export interface PreviewedBlog extends Pick<
  Blog,
  'title' | 'description' | 'image' | 'imageAlt' | 'tag' | 'category'
> {
  kind: 'blog';
  author: string;
  /** As the site will say it; of a blog that was never published, when it was created. */
  datePublished: string;
  dateModified: string;
  pictures: PreviewPicture[];
}

export interface PreviewedFaq extends Omit<Faq, 'id' | 'updatedAt'> {
  kind: 'faq';
}

/** What a link shows. */
export interface Preview {
  entry: PreviewedBlog | PreviewedFaq;
  /** Whether the site shows the entry as it is here. */
  live: boolean;
  /** When the link ends, ISO 8601. */
  until: string;
}

/** A picture as data URLs: its first frame, and all of them where it moves. */
export interface ShownPreviewPicture {
  still: string;
  moving?: string;
}

/** Who a link is for: the admin who requests it, or others. */
export const previewReaders = ['me', 'others'] as const;

export type PreviewReader = (typeof previewReaders)[number];

/** After how many days a shared link expires. */
export const previewDays = [1, 7, 30] as const;

export const defaultPreviewDays = 7;

/** For how long an admin's own link shows the draft. */
export const ownPreviewHours = 12;

/** How many links of an entry may be open at the same time. */
export const maxPreviewLinks = 50;

/** POST `{ for, days }`: makes a link to an entry's draft. */
export const newPreviewPath = (
  list: typeof panelReads.blogs | typeof panelReads.faqs,
  id: string,
): string => `${list}/${encodeURIComponent(id)}/previews`;

/** GET: the open links to entries that the caller may change. DELETE: ends them all. DELETE on one of them: ends that one. */
export const previewsPath = '/web-admin/previews' as const;

/** A link as it was made. Nobody can read its address again. */
export interface MadePreview {
  /** Its address on the site. */
  url: string;
  until: string;
}

/** An open link in the list of the panel. */
export interface PreviewLink {
  _id: string;
  kind: ContentKind;
  /** The entry's id and its title or question. */
  entry: string;
  name: string;
  /** Who made it. */
  by: string;
  for: PreviewReader;
  /** ISO 8601. */
  createdAt: string;
  until: string;
}

/** How many links ended. */
export interface EndedPreviews {
  ended: number;
}
