import { Section } from '../../ui/page/Section';
import { ContactFacts } from './ContactFacts';
import { ContactForm } from './ContactForm';
import * as styles from './ContactPanel.module.css';

/** The form, and beside it the other ways to reach the firm. */
export function ContactPanel() {
  return (
    <div className={styles.panel}>
      <ContactForm />
      <ContactFacts />
    </div>
  );
}

/** The contact form as a section of another page (Spec §2: several static pages embed it). */
export function ContactSection({ title }: { title: string }) {
  return (
    <Section title={title} ground="calico" id="contact">
      <ContactPanel />
    </Section>
  );
}
