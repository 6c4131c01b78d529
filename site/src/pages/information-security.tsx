import { Blocks } from '../ui/blocks/Blocks';
import { PageSeo } from '../ui/page/PageSeo';
import { Rooms } from '../sections/solutions/Rooms';
import { TopicPage } from '../templates/TopicPage';
import { Verdict } from '../sections/solutions/Verdict';
import { informationSecurity as page } from '../content/pages/information-security';

/** `/information-security` (Spec §2). */
export default function InformationSecurityPage() {
  return (
    <TopicPage page={page}>
      <Rooms {...page.rooms} />
      <Verdict verdict={page.verdict} ground="blush" />
      <Blocks blocks={page.blocks} before="blush" after="calico" />
    </TopicPage>
  );
}

export const Head = () => <PageSeo page={page} />;
