import type { ManagedFaq, PublishingStatus } from '../../../api';

/** The states that the panel marks, each with a style of its own. */
export type MarkStatus = PublishingStatus | 'draft' | 'unknown';

interface EntryMark {
  status: MarkStatus;
  text: string;
}

/** The last change of a published entry. */
const publishedTexts: Readonly<Record<PublishingStatus, string>> = {
  live: 'Live',
  waiting: 'Waiting',
  building: 'Building',
  failed: 'Failed',
};

/** An unpublished entry that the site still shows. */
const leavingTexts: Readonly<Record<Exclude<PublishingStatus, 'live'>, string>> = {
  waiting: 'Not published, still on the site until the next build',
  building: 'Not published, still on the site until this build ends',
  failed: 'Not published, still on the site because the build failed',
};

/**
 * The mark of an entry.
 * @param readable whether the state of the site is known now; without it, an earlier state of the entry is out of date
 * @returns undefined if nothing is known about the entry
 */
export function entryMark(
  { published, publishing }: Pick<ManagedFaq, 'published' | 'publishing'>,
  readable: boolean,
): EntryMark | undefined {
  if (!published) {
    const leaves = publishing !== undefined && publishing !== 'live' && readable;
    return leaves
      ? { status: publishing, text: leavingTexts[publishing] }
      : { status: 'draft', text: 'Not published' };
  }
  if (publishing === undefined) return undefined;
  return readable
    ? { status: publishing, text: publishedTexts[publishing] }
    : { status: 'unknown', text: 'Cannot be read right now' };
}
