import { ContactFacts } from './ContactFacts';
import { ContactForm } from './ContactForm';
import * as styles from './ContactPanel.module.css';

/** The form, and beside it how else to reach the firm. */
export function ContactPanel() {
  return (
    <div className={styles.panel}>
      <ContactForm />
      <ContactFacts />
    </div>
  );
}
