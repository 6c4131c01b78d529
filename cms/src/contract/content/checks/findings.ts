import type { ContentKind } from '../content-kind';
import type { ImageAlt } from '../image-alt';
import { isBlank } from '../../text';
import type { LinkState } from './link-state';
import { readText, type TextHeading, type TextImage, type TextLink } from './read-text';

/** What a reader may stumble over in an entry. */
export const findingKinds = [
  'no_alt',
  'dead_link',
  'empty_link',
  'skipped_heading',
  'small_picture',
  'long_title',
] as const;

type FindingKind = (typeof findingKinds)[number];

/** Where a finding is, so that the form can lead there. Indexes count from 0. */
export type FindingPlace =
  | { field: 'title' }
  | { field: 'image'; index: number }
  | { field: 'description'; part: 'heading' | 'link' | 'image'; index: number };

export interface Finding {
  kind: FindingKind;
  place: FindingPlace;
  /** A sentence for the editor. */
  text: string;
}

/** An entry as its form or the database has it. */
export interface CheckedEntry {
  kind: ContentKind;
  /** The title or question. */
  title: string;
  /** HTML. */
  description: string;
  /** The pictures beside the text; a FAQ has none. */
  images: readonly { src: string; alt: ImageAlt }[];
}

/** What is known about the site and the pictures. What is not known is not reported. */
export interface KnownFacts {
  /** What is at the address of a link. */
  linkState: (address: string) => LinkState | undefined;
  /** The width of a picture in pixels. */
  widthOf: (src: string) => number | undefined;
}

/** Longer titles are cut off in the results of a search, longer questions are hard to scan in the list. */
export const longTitle = { blog: 70, faq: 150 } as const;

/** In pixels. The site shows a picture of the article across the column, and one in the text at its own size. */
export const smallWidth = { image: 640, text: 320 } as const;

const short = (words: string): string => (words.length > 60 ? `${words.slice(0, 59)}…` : words);

const named = (thing: string, words: string): string =>
  words === '' ? `A ${thing} without words` : `The ${thing} “${short(words)}”`;

const inText = (part: 'heading' | 'link' | 'image', index: number) =>
  ({ field: 'description', part, index }) as const;

function titleFindings({ kind, title }: CheckedEntry): Finding[] {
  const max = longTitle[kind];
  if (title.length <= max) return [];
  const why = kind === 'blog' ? 'A search result cuts it off' : 'It is hard to take in at a glance';
  const text = `The title has ${String(title.length)} characters. ${why} after about ${String(max)}.`;
  return [{ kind: 'long_title', place: { field: 'title' }, text }];
}

/** The title of the page is its heading 1. */
function headingFindings(headings: readonly TextHeading[]): Finding[] {
  return headings.flatMap(({ level, words }, index): Finding[] => {
    const before = headings[index - 1]?.level ?? 1;
    if (level <= before + 1) return [];
    const missing =
      before === 1
        ? 'no heading 2 stands before it'
        : `it follows a heading ${String(before)}, so a level is skipped`;
    const text = `${named('heading', words)} is a heading ${String(level)}, but ${missing}.`;
    return [{ kind: 'skipped_heading', place: inText('heading', index), text }];
  });
}

const deadTexts = {
  gone: 'whose page is gone',
  missing: 'where the site has no page',
} as const satisfies Record<Exclude<LinkState, 'page' | 'redirect'>, string>;

/** Anchors that every page has, and those of the table of contents, which come from the words of headings. */
const knownAnchor = /^#(?:top$|main$|part-)/;

/** Why a link leads nowhere, as the end of a sentence; undefined where it does not, or nothing is known. */
function deadEnd({ href }: TextLink, kind: CheckedEntry['kind'], known: KnownFacts) {
  const address = href.trim();
  if (address === '' || address === '#') return 'has no address';
  if (knownAnchor.test(address)) return undefined;
  // The answers of all FAQs are on one page.
  const isAnchor = address.startsWith('#');
  if (isAnchor && kind === 'blog')
    return `leads to ${address}, a place that the page does not have`;
  const state = known.linkState(isAnchor ? `/faq${address}` : address);
  if (state === undefined || state === 'page' || state === 'redirect') return undefined;
  return `leads to ${short(address)}, ${deadTexts[state]}`;
}

function linkFindings({ kind }: CheckedEntry, links: readonly TextLink[], known: KnownFacts) {
  return links.flatMap((link, index): Finding[] => {
    const place = inText('link', index);
    const end = deadEnd(link, kind, known);
    const dead: Finding[] =
      end === undefined
        ? []
        : [{ kind: 'dead_link', place, text: `${named('link', link.words)} ${end}.` }];
    if (!isBlank(link.words)) return dead;
    const text = `A link to ${short(link.href)} has no words, so readers cannot see or name it.`;
    return [...dead, { kind: 'empty_link', place, text }];
  });
}

interface Picture {
  src: string;
  isDescribed: boolean;
  min: number;
  name: string;
  place: FindingPlace;
}

function pictureFindings(pictures: readonly Picture[], known: KnownFacts): Finding[] {
  return pictures.flatMap(({ src, isDescribed, min, name, place }) => {
    const findings: Finding[] = [];
    if (!isDescribed) {
      const text = `${name} has no alternative text and is not marked as decorative.`;
      findings.push({ kind: 'no_alt', place, text });
    }
    const width = known.widthOf(src);
    if (width !== undefined && width < min) {
      const text = `${name} is only ${String(width)} pixels wide: below ${String(min)} it looks blurred or lost.`;
      findings.push({ kind: 'small_picture', place, text });
    }
    return findings;
  });
}

const picturesOf = ({ images }: CheckedEntry, inDescription: readonly TextImage[]): Picture[] => [
  ...images.map(({ src, alt }, index) => ({
    src,
    isDescribed: alt !== null,
    min: smallWidth.image,
    name: `Picture ${String(index + 1)}`,
    place: { field: 'image', index } as const,
  })),
  ...inDescription.map(({ src, alt, decorative }, index) => ({
    src,
    isDescribed: decorative || !isBlank(alt),
    min: smallWidth.text,
    name: `Picture ${String(index + 1)} in the description`,
    place: inText('image', index),
  })),
];

/** What a reader may stumble over in an entry, in the order of the form. None of it keeps the entry from being published. */
export function findFindings(entry: CheckedEntry, known: KnownFacts): Finding[] {
  const { headings, links, images } = readText(entry.description);
  return [
    ...titleFindings(entry),
    ...pictureFindings(picturesOf(entry, images), known),
    // The page of FAQs shows every heading of an answer at the same level.
    ...(entry.kind === 'blog' ? headingFindings(headings) : []),
    ...linkFindings(entry, links, known),
  ];
}
