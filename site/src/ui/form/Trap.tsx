import * as type from '../../styles/type.module.css';
import { trapName } from './form-signs';

/**
 * A field that nobody sees or reaches: not by the eye, the keyboard or a screen reader, and what fills in addresses and
 * passwords is told to leave it alone. A script that fills whatever it finds gives itself away. It belongs to no draft.
 */
export function Trap() {
  return (
    <input
      className={type.hidden}
      name={trapName}
      tabIndex={-1}
      aria-hidden
      autoComplete="off"
      data-1p-ignore
      data-lpignore="true"
      data-form-type="other"
    />
  );
}
