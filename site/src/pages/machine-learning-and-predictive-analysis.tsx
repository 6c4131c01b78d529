import { Blocks } from '../ui/blocks/Blocks';
import { PageSeo } from '../ui/page/PageSeo';
import { Forecast } from '../sections/solutions/Forecast';
import { TopicPage } from '../templates/TopicPage';
import { Verdict } from '../sections/solutions/Verdict';
import { machineLearning as page } from '../content/pages/machine-learning-and-predictive-analysis';

/** `/machine-learning-and-predictive-analysis` (Spec §2). */
export default function MachineLearningPage() {
  return (
    <TopicPage page={page}>
      <Forecast says={page.drawingSays} />
      <Blocks blocks={page.opening} after="night" />
      <Verdict verdict={page.verdict} ground="night" layout="rows" />
      <Blocks blocks={page.blocks} before="night" after="calico" />
    </TopicPage>
  );
}

export const Head = () => <PageSeo page={page} />;
