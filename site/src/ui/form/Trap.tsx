import * as type from '../../styles/type.module.css';
import { trapName } from './form-signs';

/**
 * A honeypot: a field that no visitor sees or reaches, by eye, keyboard or screen reader, and that password managers
 * are asked to ignore. A script that fills in every field gives itself away. It is not part of a draft.
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
