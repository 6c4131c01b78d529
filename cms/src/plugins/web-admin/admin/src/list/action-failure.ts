import type { Failed } from '../requests/outcome';
import { quoted } from '../ui/wording';

/**
 * What to tell when an action on one row failed.
 * @param name what the row is called
 * @param undone what did not happen, such as `was not delivered`
 */
export function actionFailureText(name: string, undone: string, { code, message }: Failed): string {
  switch (code) {
    case 'not_found':
      return `${quoted(name)} is gone already: someone has dealt with it meanwhile.`;
    case 'network':
      return `There was no answer about ${quoted(name)}. See in the list whether it is still there.`;
    default:
      return `${quoted(name)} ${undone}. ${message}`;
  }
}
