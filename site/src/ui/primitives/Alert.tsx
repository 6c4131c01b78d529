import { useEffect, useRef } from 'react';
import { Icon } from './Icon';
import * as styles from './Alert.module.css';

interface AlertProps {
  text: string;
  /** For what the sentence is about: `aria-describedby`. */
  id?: string;
}

/**
 * A sentence that is read out when it appears, and takes the focus, which brings it into view. A form then moves the
 * focus on to the field to be mended. Give it a new `key` to have the same sentence read out again.
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
