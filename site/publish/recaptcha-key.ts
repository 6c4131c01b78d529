/**
 * Google's site key for the pages' reCAPTCHA. Empty unless the server can verify what the widget answers; then the
 * self-hosted captcha is used.
 */
export const recaptchaSiteKey = () =>
  process.env.RECAPTCHA_SECRET_KEY ? (process.env.RECAPTCHA_SITE_KEY ?? '') : '';
