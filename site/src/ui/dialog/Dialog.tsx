import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '../../content/messages';
import * as type from '../../styles/type.module.css';
import { Icon } from '../primitives/Icon';
import * as styles from './Dialog.module.css';
import { useModal } from './use-modal';

interface DialogProps {
  /** Its heading and accessible name. The focus begins there, unless the content takes it. */
  title: string;
  /** What stands on the left from 768px: words and a drawing. */
  side: ReactNode;
  /** By the close button, by Escape, by a press on the scrim. Take the dialog out of the page then. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A popup over the page, open while it is rendered. It hangs on `body`, so that it does not take over the colours of
 * the ground that its button stands on.
 */
export function Dialog({ title, side, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useModal(dialog, onClose);
  // Before the content's own effects, which may take the focus on to a field.
  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.side}>{side}</div>
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 className={type.h3} id={titleId} tabIndex={-1} ref={heading}>
              {title}
            </h2>
            <button
              className={styles.close}
              type="button"
              aria-label={messages.close}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
