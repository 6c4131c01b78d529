import { ContactPanel } from '../features/contact/ContactPanel';
import { Seo } from '../ui/page/Seo';
import { PageHead } from '../ui/page/PageHead';
import { Section } from '../ui/page/Section';
import { contactPage } from '../content/contact';

const crumbs = [{ label: 'Home', to: '/' }, { label: contactPage.title }];

/** `/contact` (Spec §2). */
export default function ContactPage() {
  const { heading, lead, sectionTitle } = contactPage;
  return (
    <>
      <PageHead crumbs={crumbs} title={heading} lead={lead} split />
      <Section title={sectionTitle} titleHidden flush>
        <ContactPanel />
      </Section>
    </>
  );
}

export const Head = () => (
  <Seo
    title={contactPage.title}
    description={contactPage.description}
    path="/contact"
    crumbs={crumbs}
  />
);
