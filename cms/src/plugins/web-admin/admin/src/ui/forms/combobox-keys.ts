import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * For `onKeyDownCapture` around a combobox: its open list would swallow Tab, and with a closed list Escape would empty the
 * field.
 * @param open whether its list is open
 * @param close closes the list
 */
export const beforeCombobox = (open: boolean, close: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Tab' && open) {
    flushSync(close);
    event.stopPropagation();
  }
  if (event.key === 'Escape' && !open) event.stopPropagation();
};
