const local = 'http://localhost:8888';

/**
 * The site's own address, by which sitemap, previews and canonical addresses name it: without a slash at the end. `checkSiteUrl`
 * sees to it that only development goes without one of its own.
 */
export const readSiteUrl = ({ SITE_URL }: NodeJS.ProcessEnv = process.env) =>
  (SITE_URL === undefined || SITE_URL === '' ? local : SITE_URL).replace(/\/+$/, '');

/**
 * Sees to it that what is built names the site by an address that others can follow.
 * @throws Error with one sentence that says what to do
 */
export function checkSiteUrl({ NODE_ENV, SITE_URL = '' }: NodeJS.ProcessEnv = process.env): void {
  if (NODE_ENV !== 'production') return;
  if (SITE_URL === '') {
    throw new Error('SITE_URL is not set: it is the address at which the site is found.');
  }
  if (!URL.canParse(SITE_URL) || !/^https?:/.test(SITE_URL)) {
    throw new Error(`SITE_URL is not an address: ${SITE_URL}`);
  }
}

/**
 * Google's site key for the pages' reCAPTCHA. Empty unless the server can verify what the widget answers; then the
 * self-hosted captcha is used.
 */
export const recaptchaSiteKey = () =>
  process.env.RECAPTCHA_SECRET_KEY ? (process.env.RECAPTCHA_SITE_KEY ?? '') : '';
