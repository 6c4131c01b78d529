import ClientSideStage from '../art/client-side-stage.svg';
import { Blocks } from '../ui/blocks/Blocks';
import { PageSeo } from '../ui/page/PageSeo';
import { ServicePage } from '../templates/ServicePage';
import { Sides } from '../sections/services/Sides';
import { clientSideDeployment as page } from '../content/pages/client-side-deployment';

/** `/client-side-deployment` (Spec §2). */
export default function ClientSideDeploymentPage() {
  return (
    <ServicePage page={page} stage={{ ground: 'blush', drawing: <ClientSideStage /> }}>
      <Blocks blocks={page.opening} before="blush" after="calico" />
      <Sides {...page.sides} />
      <Blocks blocks={page.blocks} before="calico" after="calico" />
    </ServicePage>
  );
}

export const Head = () => <PageSeo page={page} />;
