import { messages } from '../../content/messages';
import { Icon } from './Icon';
import * as styles from './Toast.module.css';

export interface ToastMessage {
  title: string;
  text: string;
  /** `note`: nothing went well, and nothing was wrong. */
  tone: 'good' | 'note';
}

interface ToastProps {
  /** Null while there is nothing to tell. */
  message: ToastMessage | null;
  onDismiss: () => void;
}

/**
 * News at the bottom right, until it is dismissed. Render it always: a status that is there before its text
 * is read out reliably.
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
