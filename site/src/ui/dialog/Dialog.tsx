import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '../../content/messages';
import * as type from '../../styles/type.module.css';
import { Icon } from '../primitives/Icon';
import * as styles from './Dialog.module.css';
import { useModal } from './use-modal';

interface DialogProps {
  /** Its heading and accessible name. It takes the focus first, unless the content does. */
  title: string;
  /** The left column from 768px on: words and a drawing. */
  side: ReactNode;
  /** Called by the close button, Escape and a press on the scrim. Unmount the dialog then. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A popup over the page, open while it is rendered. It is a child of `body`, so that it does not inherit the colours of
 * the ground around its button.
 */
export function Dialog({ title, side, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useModal(dialog, onClose);
  // Before the effects of the content, which may move the focus to a field.
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
