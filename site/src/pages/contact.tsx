import { ContactPanel } from '../components/contact-form/ContactPanel';
import { Seo } from '../components/layout/Seo';
import { PageHead } from '../components/primitives/PageHead';
import { Section } from '../components/primitives/Section';
import { contactPage } from '../content/contact';

/** `/contact` (Spec §2). */
export default function ContactPage() {
  const { title, description, heading, lead, sectionTitle } = contactPage;
  const crumbs = [{ label: 'Home', to: '/' }, { label: title }];
  return (
    <>
      <Seo title={title} description={description} path="/contact" crumbs={crumbs} />
      <PageHead crumbs={crumbs} title={heading} lead={lead} split />
      <Section title={sectionTitle} titleHidden flush>
        <ContactPanel />
      </Section>
    </>
  );
}
