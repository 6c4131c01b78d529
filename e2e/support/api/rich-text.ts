import { richTextTags } from './api';

const tag = /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g;
const attribute = / ([a-z]+)="([^"]*)"/g;

/** The allowed attributes with their allowed values. */
const attributes: Readonly<Record<string, RegExp>> = {
  href: /^(?:(?:https?|mailto|tel):|[/#])/i,
  scope: /^[^]*$/,
  colspan: /^\d{1,2}$/,
  rowspan: /^\d{1,2}$/,
  start: /^\d{1,3}$/,
  src: /^(?:https?:\/\/|\/uploads\/)/,
  alt: /^[^]*$/,
  role: /^presentation$/,
  width: /^\d{1,5}$/,
  height: /^\d{1,5}$/,
};

/**
 * Finds forbidden markup in stored rich text, independently of the sanitiser.
 * @param pictures whether pictures are allowed
 */
export function unsafeIn(html: string, { pictures }: { pictures: boolean }): string[] {
  const allowed: readonly string[] = [...richTextTags, ...(pictures ? ['img'] : [])];
  const found = [...html.matchAll(tag)].flatMap(([whole, , name = '', rest = '']) => [
    ...(allowed.includes(name) ? [] : [whole]),
    ...[...rest.matchAll(attribute)]
      .filter(([, key = '', value = '']) => !attributes[key]?.test(value))
      .map(() => whole),
  ]);
  return [...found, ...(html.replace(tag, '').match(/<.{0,40}/gs) ?? [])];
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The words of rich text, separated by single blanks. */
export const wordsOf = (html: string): string =>
  html
    .replace(tag, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (_whole, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
