import Stage from '../art/dc3-stage.svg';
import Customers from '../art/fig-dc3-customers.svg';
import Files from '../art/fig-dc3-files.svg';
import Transactions from '../art/fig-dc3-transactions.svg';
import { ToolPage, ToolSeo } from '../templates/ToolPage';
import { dc3 } from '../content/pages/dc3';

/** `/dc3` (Spec §2). */
export default function Dc3Page() {
  return (
    <ToolPage
      tool={dc3}
      stage={<Stage />}
      drawings={{
        transactions: <Transactions />,
        files: <Files />,
        customers: <Customers />,
      }}
    />
  );
}

export const Head = () => <ToolSeo tool={dc3} />;
