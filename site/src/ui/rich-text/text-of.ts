import { cutLine, visibleText } from '../../api';
import type { RichText } from './tree';

/** The visible text on one line. */
export const textOf = (nodes: RichText): string => visibleText(nodes);

/**
 * The beginning of a text, cut between words.
 * @param length the maximum number of letters, without the ellipsis
 */
export const excerptOf = (nodes: RichText, length: number): string =>
  cutLine(textOf(nodes), length);
