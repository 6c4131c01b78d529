import { isBlankRichText } from '../../../../api';
import { cleanPaste } from './clean-paste';

const picture = /<img\s[^>]*>/gi;

/**
 * The files that a paste or a drop is about. Word and Excel put a picture of the copied text beside it: there the words count.
 * @returns none where it is about its HTML
 */
export function meantFiles(transfer: Pick<DataTransfer, 'files' | 'getData'> | null): File[] {
  const files = [...(transfer?.files ?? [])];
  if (transfer === null || files.length === 0) return [];
  const words = cleanPaste(transfer.getData('text/html')).replace(picture, '');
  return isBlankRichText(words) ? files : [];
}
