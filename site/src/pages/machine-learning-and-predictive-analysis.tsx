import Forecast from '../art/forecast.svg';
import { Blocks } from '../ui/blocks/Blocks';
import { PageSeo } from '../ui/page/PageSeo';
import { TopicPage } from '../templates/TopicPage';
import { Verdict } from '../sections/solutions/Verdict';
import { Wrap } from '../ui/text/Wrap';
import { machineLearning as page } from '../content/pages/machine-learning-and-predictive-analysis';
import * as styles from './machine-learning-and-predictive-analysis.module.css';

/** `/machine-learning-and-predictive-analysis` (Spec §2). */
export default function MachineLearningPage() {
  return (
    <TopicPage page={page}>
      <Wrap>
        <figure className={styles.forecast}>
          <Forecast />
          <figcaption>{page.drawingSays}</figcaption>
        </figure>
      </Wrap>
      <Blocks blocks={page.opening} after="night" />
      <Verdict verdict={page.verdict} ground="night" layout="rows" />
      <Blocks blocks={page.blocks} before="night" after="calico" />
    </TopicPage>
  );
}

export const Head = () => <PageSeo page={page} />;
