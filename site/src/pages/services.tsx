import Advisory from '../art/advisory.svg';
import ClientSide from '../art/client-side.svg';
import Integration from '../art/integration.svg';
import Managed from '../art/managed.svg';
import { ContactSection } from '../features/contact/ContactPanel';
import { PageSeo } from '../ui/page/PageSeo';
import { PageTop } from '../ui/page/PageTop';
import { Section } from '../ui/page/Section';
import { ServiceCards } from '../sections/services/ServiceCards';
import { servicesPage as page } from '../content/pages/services';

/** `/services` (Spec §2: eight cards). */
export default function ServicesPage() {
  return (
    <>
      <PageTop page={page} />
      <Section title={page.listTitle} titleHidden flush>
        <ServiceCards
          services={page.services}
          more={page.more}
          drawings={{
            advisory: <Advisory />,
            managed: <Managed />,
            integration: <Integration />,
            'client-side': <ClientSide />,
          }}
        />
      </Section>
      <ContactSection title={page.contactTitle} />
    </>
  );
}

export const Head = () => <PageSeo page={page} />;
