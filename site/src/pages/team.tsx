import { ContactBand } from '../ui/page/ContactBand';
import { PageSeo } from '../ui/page/PageSeo';
import { PageTop } from '../ui/page/PageTop';
import { Experts } from '../sections/firm/Experts';
import { Leaders } from '../sections/firm/Leaders';
import { teamPage as page } from '../content/pages/team';

/** `/team` (Spec §2). */
export default function TeamPage() {
  return (
    <>
      <PageTop page={page} />
      <Leaders />
      <Experts {...page.experts} />
      <ContactBand {...page.closing} />
    </>
  );
}

export const Head = () => <PageSeo page={page} />;
