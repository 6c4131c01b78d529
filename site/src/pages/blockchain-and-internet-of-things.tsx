import Chain from '../art/chain.svg';
import { Blocks } from '../ui/blocks/Blocks';
import { PageSeo } from '../ui/page/PageSeo';
import { CaptionedStage } from '../sections/solutions/CaptionedStage';
import { TopicPage } from '../templates/TopicPage';
import { Verdict } from '../sections/solutions/Verdict';
import { blockchain as page } from '../content/pages/blockchain-and-internet-of-things';

/** `/blockchain-and-internet-of-things` (Spec §2). */
export default function BlockchainPage() {
  return (
    <TopicPage page={page}>
      <CaptionedStage ground="night" says={page.drawingSays}>
        <Chain />
      </CaptionedStage>
      <Blocks blocks={page.opening} before="night" after="calico" />
      <Verdict verdict={page.verdict} ground="calico" />
      <Blocks blocks={page.blocks} before="calico" after="calico" />
    </TopicPage>
  );
}

export const Head = () => <PageSeo page={page} />;
