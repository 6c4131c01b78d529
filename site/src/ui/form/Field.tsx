import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLAttributes,
  HTMLInputAutoCompleteAttribute,
} from 'react';
import { Icon } from '../primitives/Icon';
import * as styles from './Field.module.css';

interface FieldProps extends Pick<HTMLAttributes<HTMLElement>, 'autoCapitalize' | 'enterKeyHint'> {
  id: string;
  name: string;
  label: string;
  /** Without `value` and `onChange` the field is uncontrolled. */
  value?: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement> | undefined;
  onFocus?: FocusEventHandler | undefined;
  maxLength: number;
  /** `lines` is a text of several lines. */
  type?: 'text' | 'email' | 'tel' | 'lines' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** The error message. */
  error?: string | undefined;
  readOnly?: boolean | undefined;
  required?: boolean;
}

/** A field with its label above and its error below, linked by `aria-describedby`. */
export function Field({ id, label, type = 'text', error, required = true, ...rest }: FieldProps) {
  const errorId = `${id}-error`;
  const control = {
    ...rest,
    id,
    className: styles.input,
    required,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };
  return (
    <div className={type === 'lines' ? styles.full : styles.field}>
      <label htmlFor={id}>{label}</label>
      {type === 'lines' ? <textarea {...control} /> : <input {...control} type={type} />}
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
