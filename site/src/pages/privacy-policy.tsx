import { useSiteMetadata } from '../components/layout/useSiteMetadata';
import { LegalPage } from '../components/legal/LegalPage';
import { privacyPolicy } from '../content/pages/privacy-policy';

/** `/privacy-policy` (Spec §2), true to the captcha that this build carries. */
export default function PrivacyPolicyPage() {
  const { recaptchaSiteKey } = useSiteMetadata();
  return <LegalPage page={privacyPolicy(recaptchaSiteKey ? 'google' : 'own')} />;
}
