import AksaStudio from '../art/aksa-studio.svg';
import Dc3 from '../art/dc3.svg';
import ReorgChartModelling from '../art/reorg-chart-modelling.svg';
import { ContactBand } from '../ui/page/ContactBand';
import { PageSeo } from '../ui/page/PageSeo';
import { PageTop } from '../ui/page/PageTop';
import { Section } from '../ui/page/Section';
import { Table } from '../ui/table/Table';
import { ToolSpread } from '../sections/tools/ToolSpread';
import {
  aksaStudioSummary,
  dc3Summary,
  reorgChartModellingSummary,
  toolsPage as page,
} from '../content/pages/tools';

/** `/tools` (Spec §2): the three tools with their figures. */
export default function ToolsPage() {
  const { comparison, closing } = page;
  return (
    <>
      <PageTop page={page} />
      <ToolSpread tool={dc3Summary} ground="blush" drawn="right" drawing={<Dc3 />} />
      <ToolSpread tool={aksaStudioSummary} ground="paper" drawn="left" drawing={<AksaStudio />} />
      <ToolSpread
        tool={reorgChartModellingSummary}
        ground="night"
        drawn="below"
        drawing={<ReorgChartModelling />}
      />
      <Section title={comparison.title} ground="calico">
        <Table {...comparison} cells="text" />
      </Section>
      <ContactBand title={closing.title} text={closing.text} />
    </>
  );
}

export const Head = () => <PageSeo page={page} />;
