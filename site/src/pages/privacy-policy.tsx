import { useSiteMetadata } from '../ui/page/use-site-metadata';
import { LegalPage } from '../templates/LegalPage';
import { PageSeo } from '../ui/page/PageSeo';
import { privacyPolicy } from '../content/pages/privacy-policy';

/** `/privacy-policy` (Spec §2), true to the captcha that this build carries. */
export default function PrivacyPolicyPage() {
  const { recaptchaSiteKey } = useSiteMetadata();
  return <LegalPage page={privacyPolicy(recaptchaSiteKey ? 'google' : 'own')} />;
}

/** Which captcha it is makes no difference here. */
export const Head = () => <PageSeo page={privacyPolicy('own')} />;
