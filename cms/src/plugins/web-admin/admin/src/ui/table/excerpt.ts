import { cutLine } from '../../../../api';
import { wordsOf } from '../html-words';

/**
 * The first words of rich text, without mark-up.
 * @param max letters before the ellipsis
 */
export const excerpt = (html: string, max = 100): string => cutLine(wordsOf(html), max);
