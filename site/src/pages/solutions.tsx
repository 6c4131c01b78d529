import { Blocks } from '../ui/blocks/Blocks';
import { ContactBand } from '../ui/page/ContactBand';
import { PageSeo } from '../ui/page/PageSeo';
import { PageTop } from '../ui/page/PageTop';
import { Plan } from '../sections/solutions/Plan';
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
