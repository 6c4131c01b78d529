import { LegalPage } from '../templates/LegalPage';
import { PageSeo } from '../ui/page/PageSeo';
import { disclaimer } from '../content/pages/disclaimer';

/** `/disclaimer` (Spec §2). */
export default function DisclaimerPage() {
  return <LegalPage page={disclaimer} />;
}

export const Head = () => <PageSeo page={disclaimer} />;
