import { forwardRef } from 'react';
import { contactForm } from '../../content/contact';
import { messages } from '../../content/messages';
import * as type from '../../styles/type.module.css';
import { Button } from '../../ui/primitives/Button';
import { Icon } from '../../ui/primitives/Icon';
import * as styles from './Thanks.module.css';

interface ThanksProps {
  /** A message has arrived. */
  shown: boolean;
  onAnother: () => void;
}

/**
 * Replaces the form after a message has arrived and says when the firm calls. Render it always: screen readers announce
 * a status reliably only if it is in the page before its text. It takes over the focus of the form.
 */
export const Thanks = forwardRef<HTMLDivElement, ThanksProps>(function Thanks(
  { shown, onAnother },
  ref,
) {
  const { title, text } = messages.contactSent;
  return (
    <div
      className={shown ? styles.thanks : undefined}
      ref={ref}
      tabIndex={-1}
      {...(shown ? { role: 'group', 'aria-label': title } : {})}
    >
      <div className={styles.message} role="status">
        {shown && (
          <>
            <Icon name="check" />
            <p>
              <strong className={styles.title}>{title}</strong>
              {text}
            </p>
          </>
        )}
      </div>
      {shown && (
        <>
          <p className={type.lead}>{contactForm.sent.next}</p>
          <Button tone="line" onClick={onAnother}>
            {contactForm.sent.another}
          </Button>
        </>
      )}
    </div>
  );
});
