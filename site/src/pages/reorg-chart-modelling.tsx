import Stage from '../art/reorg-chart-modelling-stage.svg';
import { ToolPage, ToolSeo } from '../templates/ToolPage';
import { reorgChartModelling } from '../content/pages/reorg-chart-modelling';

/** `/reorg-chart-modelling` (Spec §2). */
export default function ReorgChartModellingPage() {
  return <ToolPage tool={reorgChartModelling} stage={<Stage />} />;
}

export const Head = () => <ToolSeo tool={reorgChartModelling} />;
