import type { ManagedFaq, PublishingStatus } from '../../../api';
import { draftText, entryTexts, leavingTexts, unknownText } from './texts';

/** How a mark looks. */
export type Look = PublishingStatus | 'draft' | 'unknown';

export interface Mark {
  look: Look;
  text: string;
}

/**
 * What is said about one entry.
 * @param readable whether the state of the site is known now: what was read earlier is not told as if it were so still
 * @returns undefined where nothing is known about it
 */
export function entryMark(
  { published, publishing }: Pick<ManagedFaq, 'published' | 'publishing'>,
  readable: boolean,
): Mark | undefined {
  if (!published) {
    const leaves = publishing !== undefined && publishing !== 'live' && readable;
    return leaves
      ? { look: publishing, text: leavingTexts[publishing] }
      : { look: 'draft', text: draftText };
  }
  if (publishing === undefined) return undefined;
  return readable
    ? { look: publishing, text: entryTexts[publishing] }
    : { look: 'unknown', text: unknownText };
}
