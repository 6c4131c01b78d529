import AdvisoryStage from '../art/advisory-stage.svg';
import { Blocks } from '../ui/blocks/Blocks';
import { PageSeo } from '../ui/page/PageSeo';
import { ServicePage } from '../templates/ServicePage';
import { advisoryServices as page } from '../content/pages/advisory-services';

/** `/advisory-services` (Spec §2). */
export default function AdvisoryServicesPage() {
  return (
    <ServicePage page={page} stage={{ ground: 'blush', crop: 'end', drawing: <AdvisoryStage /> }}>
      <Blocks blocks={page.blocks} before="blush" after="calico" />
    </ServicePage>
  );
}

export const Head = () => <PageSeo page={page} />;
