import { Blocks } from '../components/blocks/Blocks';
import { ContactBand } from '../components/page/ContactBand';
import { PageSeo } from '../components/page/PageSeo';
import { PageTop } from '../components/page/PageTop';
import { Plan } from '../components/solutions/Plan';
import { solutionsPage as page } from '../content/pages/solutions';

/** `/solutions` (Spec §2). */
export default function SolutionsPage() {
  return (
    <>
      <PageTop page={page} />
      <Plan title={page.topicsTitle} placeholder={page.placeholder} />
      <Blocks blocks={[page.reading]} />
      <ContactBand {...page.closing} />
    </>
  );
}

export const Head = () => <PageSeo page={page} />;
