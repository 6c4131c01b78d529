import { Section } from '../../ui/page/Section';
import { ContactPanel } from './ContactPanel';

/** The contact form as a block of another page (Spec §2: several static pages embed it). */
export function ContactSection({ title }: { title: string }) {
  return (
    <Section title={title} ground="calico" id="contact">
      <ContactPanel />
    </Section>
  );
}
