import { useSiteMetadata } from '../ui/page/use-site-metadata';
import { LegalPage } from '../templates/LegalPage';
import { PageSeo } from '../ui/page/PageSeo';
import { privacyPolicy } from '../content/pages/privacy-policy';

/** `/privacy-policy` (Spec §2), for the captcha of this build. */
export default function PrivacyPolicyPage() {
  const { recaptchaSiteKey } = useSiteMetadata();
  return <LegalPage page={privacyPolicy(recaptchaSiteKey ? 'google' : 'own')} />;
}

/** The captcha makes no difference to the head. */
export const Head = () => <PageSeo page={privacyPolicy('own')} />;
