import { messages } from '../../content/messages';
import { Icon } from './Icon';
import * as styles from './Toast.module.css';

export interface ToastMessage {
  title: string;
  text: string;
  /** `note`: neither a success nor an error. */
  tone: 'good' | 'note';
}

interface ToastProps {
  /** Null if there is no message. */
  message: ToastMessage | null;
  onDismiss: () => void;
}

/**
 * A message at the bottom right until it is dismissed. Render it always: screen readers announce a status reliably only
 * if it is in the page before its text.
 */
export function Toast({ message, onDismiss }: ToastProps) {
  return (
    <div className={styles.region}>
      <div className={message ? styles[message.tone] : undefined}>
        <div className={styles.message} role="status">
          {message && (
            <>
              <Icon name={message.tone === 'good' ? 'check' : 'alert'} />
              <p>
                <strong className={styles.title}>{message.title}</strong>
                {message.text}
              </p>
            </>
          )}
        </div>
        {message && (
          <button
            className={styles.dismiss}
            type="button"
            aria-label={messages.dismiss}
            onClick={onDismiss}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}
