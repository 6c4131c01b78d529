import { Blocks } from '../ui/blocks/Blocks';
import { Sources } from '../sections/healthcare/Sources';
import { UseCase } from '../sections/healthcare/UseCase';
import { ContactBand } from '../ui/page/ContactBand';
import { PageSeo } from '../ui/page/PageSeo';
import { PageTop } from '../ui/page/PageTop';
import { healthcarePage as page } from '../content/pages/healthcare';

/** `/healthcare` (Spec §2). */
export default function HealthcarePage() {
  return (
    <>
      <PageTop page={page} />
      <Sources {...page.sources} />
      <Blocks blocks={page.meaning} before="calico" after="night" />
      <UseCase {...page.useCase} />
      <Blocks blocks={page.rules} before="blush" />
      <ContactBand {...page.closing} />
    </>
  );
}

export const Head = () => <PageSeo page={page} />;
