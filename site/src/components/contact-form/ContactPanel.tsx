import { ContactFacts } from './ContactFacts';
import { ContactForm, type ContactFormProps } from './ContactForm';
import * as styles from './ContactPanel.module.css';

/** The form, and beside it how else to reach the firm. */
export function ContactPanel({ awaited = false }: ContactFormProps) {
  return (
    <div className={styles.panel}>
      <ContactForm awaited={awaited} />
      <ContactFacts />
    </div>
  );
}
