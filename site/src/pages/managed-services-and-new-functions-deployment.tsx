import Strokes48 from '../art/fig-48.svg';
import ManagedStage from '../art/managed-stage.svg';
import { Blocks } from '../ui/blocks/Blocks';
import { PageSeo } from '../ui/page/PageSeo';
import { Halves } from '../sections/services/Halves';
import { ServicePage } from '../templates/ServicePage';
import { managedServices as page } from '../content/pages/managed-services-and-new-functions-deployment';

/** `/managed-services-and-new-functions-deployment` (Spec §2). */
export default function ManagedServicesPage() {
  return (
    <ServicePage page={page} stage={{ ground: 'night', drawing: <ManagedStage /> }}>
      <Halves {...page.halves} />
      <Blocks
        blocks={page.blocks}
        drawings={{ workload: <Strokes48 /> }}
        before="calico"
        after="calico"
      />
    </ServicePage>
  );
}

export const Head = () => <PageSeo page={page} />;
