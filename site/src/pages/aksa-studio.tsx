import Stage from '../art/aksa-studio-stage.svg';
import Cases from '../art/fig-aksa-cases.svg';
import Customers from '../art/fig-aksa-customers.svg';
import Integrations from '../art/fig-aksa-integrations.svg';
import { ToolPage, ToolSeo } from '../templates/ToolPage';
import { aksaStudio } from '../content/pages/aksa-studio';

/** `/aksa-studio` (Spec §2). */
export default function AksaStudioPage() {
  return (
    <ToolPage
      tool={aksaStudio}
      stage={<Stage />}
      drawings={{
        customers: <Customers />,
        integrations: <Integrations />,
        cases: <Cases />,
      }}
    />
  );
}

export const Head = () => <ToolSeo tool={aksaStudio} />;
