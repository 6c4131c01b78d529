import Configuration from '../art/offering-configuration.svg';
import Data from '../art/offering-data.svg';
import Integration from '../art/offering-integration.svg';
import Release from '../art/offering-release.svg';
import Reporting from '../art/offering-reporting.svg';
import Security from '../art/offering-security.svg';
import Testing from '../art/offering-testing.svg';
import { ContactSection } from '../features/contact/ContactPanel';
import { Staircase } from '../sections/services/Staircase';
import { TrackIndex } from '../sections/services/TrackIndex';
import { PageSeo } from '../ui/page/PageSeo';
import { PageTop } from '../ui/page/PageTop';
import { Section } from '../ui/page/Section';
import { ourOfferings as page } from '../content/pages/our-offerings';

/** `/our-offerings` (Spec §2: the seven). */
export default function OurOfferingsPage() {
  return (
    <>
      <PageTop page={page} />
      <TrackIndex label={page.indexLabel} offerings={page.offerings} />
      <Section title={page.listTitle}>
        <Staircase
          offerings={page.offerings}
          resultLabel={page.result}
          drawings={{
            configuration: <Configuration />,
            reporting: <Reporting />,
            security: <Security />,
            data: <Data />,
            integration: <Integration />,
            release: <Release />,
            testing: <Testing />,
          }}
        />
      </Section>
      <ContactSection title={page.contactTitle} />
    </>
  );
}

export const Head = () => <PageSeo page={page} />;
