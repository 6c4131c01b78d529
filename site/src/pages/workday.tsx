import TwoReadings from '../art/two-readings.svg';
import { Blocks } from '../ui/blocks/Blocks';
import { PageSeo } from '../ui/page/PageSeo';
import { CaptionedStage } from '../sections/solutions/CaptionedStage';
import { Readings } from '../sections/solutions/Readings';
import { TopicPage } from '../templates/TopicPage';
import { Verdict } from '../sections/solutions/Verdict';
import { Wrap } from '../ui/text/Wrap';
import { workday as page } from '../content/pages/workday';
import * as styles from './workday.module.css';

/** `/workday` (Spec §2). */
export default function WorkdayPage() {
  return (
    <TopicPage page={page}>
      <CaptionedStage ground="blush" says={page.drawingSays}>
        <TwoReadings />
      </CaptionedStage>
      <Blocks blocks={page.opening} before="blush" after="night" />
      <Readings {...page.readings} />
      <Verdict verdict={page.verdict} ground="calico" layout="rows" />
      <Blocks blocks={page.blocks} before="calico" after="calico" />
      <Wrap>
        <p className={styles.note}>{page.note}</p>
      </Wrap>
    </TopicPage>
  );
}

export const Head = () => <PageSeo page={page} />;
