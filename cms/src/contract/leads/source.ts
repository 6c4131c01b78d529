import { isObject } from '../json';
import { tidyLine } from '../text';

/** The longest that each value can be, in UTF-16 units. */
const maxLengths = {
  page: 200,
  landing: 200,
  referrer: 253,
  utm_source: 100,
  utm_medium: 100,
  utm_campaign: 100,
  utm_term: 100,
  utm_content: 100,
} as const;

export type SourceName = keyof typeof maxLengths;

const isName = (name: string): name is SourceName => Object.hasOwn(maxLengths, name);

/** The names of the values in the order in which they are shown. Those that begin with `utm_` are parameters of an address. */
export const sourceNames: readonly SourceName[] = Object.keys(maxLengths).filter(isName);

/** What people call each value. */
export const sourceLabels = {
  page: 'Page of the form',
  landing: 'First page of the visit',
  referrer: 'Referring website',
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign term',
  utm_content: 'Campaign content',
} as const satisfies Record<SourceName, string>;

/** How a visitor came to a form: paths of the site, the host of another website, and the `utm_` parameters. */
export type LeadSource = Partial<Record<SourceName, string>>;

const path = /^\/[^?#]*/;
const host = /^[a-z0-9.:[\]_-]+$/i;
const anything = /.*/su;

/** The part of a value to keep: none of one that is not what its name says. */
const parts: Partial<Record<SourceName, RegExp>> = { page: path, landing: path, referrer: host };

function valueOf(name: SourceName, sent: unknown): string {
  if (typeof sent !== 'string') return '';
  // What is cut may end with half of a character.
  const text = tidyLine(sent.slice(0, maxLengths[name]).replace(/[\ud800-\udbff]$/, ''));
  return (parts[name] ?? anything).exec(text)?.[0] ?? '';
}

/** The source of a lead in what was sent or stored: long values are cut, wrong ones left out. Undefined if nothing is left. */
export function sourceOf(sent: unknown): LeadSource | undefined {
  if (!isObject(sent)) return undefined;
  const source: LeadSource = {};
  for (const name of sourceNames) {
    const value = valueOf(name, sent[name]);
    if (value !== '') source[name] = value;
  }
  return Object.keys(source).length === 0 ? undefined : source;
}
