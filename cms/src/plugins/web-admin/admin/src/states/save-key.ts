/** What the shortcut needs to know of a key press. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'preventDefault'
>;

/** Whether a key press asks to save, as in any other program. */
const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's';

/**
 * Saves instead of the browser's dialog if a key press asks for it; once, however long the key is held.
 * @param save undefined where nothing can be saved: then the key is the browser's own
 */
export function saveByKey(event: KeyPress, save: (() => void) | undefined): void {
  if (save === undefined || !isSaveKey(event)) return;
  event.preventDefault();
  if (!event.repeat) save();
}
