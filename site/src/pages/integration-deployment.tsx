import Dots50 from '../art/fig-50.svg';
import Strokes200 from '../art/fig-200.svg';
import IntegrationStage from '../art/integration-stage.svg';
import { Blocks } from '../ui/blocks/Blocks';
import { PageSeo } from '../ui/page/PageSeo';
import { Register } from '../sections/services/Register';
import { ServicePage } from '../templates/ServicePage';
import { integrationDeployment as page } from '../content/pages/integration-deployment';

/** `/integration-deployment` (Spec §2: claims its integrations and countries). */
export default function IntegrationDeploymentPage() {
  return (
    <ServicePage
      page={page}
      stage={{ ground: 'calico', crop: 'end', drawing: <IntegrationStage /> }}
    >
      <Blocks
        blocks={page.figures}
        drawings={{ integrations: <Strokes200 />, countries: <Dots50 /> }}
        before="calico"
      />
      <Register {...page.register} />
      <Blocks blocks={page.blocks} after="calico" />
    </ServicePage>
  );
}

export const Head = () => <PageSeo page={page} />;
