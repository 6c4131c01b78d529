import { LegalPage } from '../components/legal/LegalPage';
import { disclaimer } from '../content/pages/disclaimer';

/** `/disclaimer` (Spec §2). */
export default function DisclaimerPage() {
  return <LegalPage page={disclaimer} />;
}
