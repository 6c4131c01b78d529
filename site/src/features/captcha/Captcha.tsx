import { forwardRef, useId } from 'react';
import { messages } from '../../content/messages';
import { useSiteMetadata } from '../../ui/page/use-site-metadata';
import type { CaptchaHandle, CaptchaProps } from './captcha-handle';
import * as styles from './Captcha.module.css';
import { ProofOfWork } from './ProofOfWork';
import { Recaptcha } from './Recaptcha';

/** "I'm not a robot": Google's reCAPTCHA if the build has a site key for it, otherwise the self-hosted ALTCHA. */
export const Captcha = forwardRef<CaptchaHandle, CaptchaProps>(function Captcha(props, ref) {
  const { recaptchaSiteKey } = useSiteMetadata();
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <p className={styles.heading} id={headingId}>
        {messages.robot.heading}
      </p>
      {recaptchaSiteKey ? (
        <Recaptcha ref={ref} siteKey={recaptchaSiteKey} {...props} />
      ) : (
        <ProofOfWork ref={ref} {...props} />
      )}
    </div>
  );
});
