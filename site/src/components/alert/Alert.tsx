import { useEffect, useRef } from 'react';
import { Icon } from '../primitives/Icon';
import * as styles from './Alert.module.css';

interface AlertProps {
  text: string;
  /** For what the sentence is about: `aria-describedby`. */
  id?: string;
  /** Move the focus here when the alert appears, where no field is to be mended first. */
  takesFocus?: boolean;
}

/** A sentence that is read out when it appears. Give it a new `key` to have the same sentence read out again. */
export function Alert({ text, id, takesFocus = false }: AlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) alert.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.alert} role="alert" id={id} tabIndex={-1} ref={alert}>
      <Icon name="alert" />
      <span>{text}</span>
    </div>
  );
}
