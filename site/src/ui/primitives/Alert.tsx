import { useEffect, useRef } from 'react';
import { Icon } from './Icon';
import * as styles from './Alert.module.css';

interface AlertProps {
  text: string;
  /** Referenced by the `aria-describedby` of the field it is about. */
  id?: string;
}

/**
 * A message that is announced when it appears, and takes the focus, which scrolls it into view. A form then moves the
 * focus to the field with the error. Give it a new `key` to announce the same message again.
 */
export function Alert({ text, id }: AlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.focus();
  }, []);

  return (
    <div className={styles.alert} role="alert" id={id} tabIndex={-1} ref={alert}>
      <Icon name="alert" />
      <span>{text}</span>
    </div>
  );
}
