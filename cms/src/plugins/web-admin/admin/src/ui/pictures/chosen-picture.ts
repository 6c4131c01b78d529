import { field, type ImageAlt, parseJson } from '../../../../api';

/** A picture of a form. */
export interface ChosenPicture {
  /** A data URL for a new picture, the address of a stored one. */
  src: string;
  /** What is said of it; empty for a decorative picture, null while nobody has said. */
  alt: ImageAlt;
}

/**
 * A picture as a form holds it: as one text, so that pictures and what is said of them are kept, compared and merged together.
 */
export const writePicture = ({ src, alt }: ChosenPicture): string =>
  alt === null ? src : JSON.stringify({ alt, src });

/** The picture that a form holds. */
export function readPicture(text: string): ChosenPicture {
  const parsed = text.startsWith('{') ? parseJson(text) : undefined;
  const [src, alt] = [field(parsed, 'src'), field(parsed, 'alt')];
  return typeof src === 'string' && typeof alt === 'string'
    ? { src, alt }
    : { src: text, alt: null };
}

/** The list with one item in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Keys for a list of pictures that stay with them when they are moved; the same picture may be in it twice. */
export function pictureKeys(pictures: readonly ChosenPicture[]): string[] {
  const seen = new Map<string, number>();
  return pictures.map(({ src }) => {
    const short = `${String(src.length)} ${src.slice(-40)}`;
    const times = seen.get(short) ?? 0;
    seen.set(short, times + 1);
    return `${short} ${String(times)}`;
  });
}
