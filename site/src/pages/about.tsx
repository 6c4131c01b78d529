import { FirmRecord } from '../sections/firm/FirmRecord';
import { Signs } from '../sections/firm/Signs';
import { Blocks } from '../ui/blocks/Blocks';
import { ContactBand } from '../ui/page/ContactBand';
import { PageSeo } from '../ui/page/PageSeo';
import { PageTop } from '../ui/page/PageTop';
import { aboutPage as page } from '../content/pages/about';

/** `/about` (Spec §2). */
export default function AboutPage() {
  return (
    <>
      <PageTop page={page} />
      <Signs {...page.signs} />
      <Blocks blocks={page.story} after="night" />
      <FirmRecord {...page.record} />
      <Blocks blocks={page.ways} before="night" />
      <ContactBand {...page.closing} />
    </>
  );
}

export const Head = () => <PageSeo page={page} />;
