import { Blocks } from '../ui/blocks/Blocks';
import { ContactSection } from '../features/contact/ContactPanel';
import { PageSeo } from '../ui/page/PageSeo';
import { PageTop } from '../ui/page/PageTop';
import { CountedReasons } from '../sections/firm/CountedReasons';
import { Week } from '../sections/firm/Week';
import { whyChooseUs as page } from '../content/pages/why-choose-us';

/** `/why-choose-us` (Spec §2). */
export default function WhyChooseUsPage() {
  return (
    <>
      <PageTop page={page} />
      <CountedReasons />
      <Week />
      <Blocks blocks={page.blocks} before="calico" after="calico" />
      <ContactSection title={page.contactTitle} />
    </>
  );
}

export const Head = () => <PageSeo page={page} />;
