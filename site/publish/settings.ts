const local = 'http://localhost:8888';

/**
 * The site's own address for the sitemap, previews and canonical links, without a slash at the end. `checkSiteUrl`
 * makes sure that only development uses the default.
 */
export const readSiteUrl = ({ SITE_URL }: NodeJS.ProcessEnv = process.env) =>
  (SITE_URL === undefined || SITE_URL === '' ? local : SITE_URL).replace(/\/+$/, '');

/**
 * Makes sure that a production build knows the public address of the site.
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
 * Google's site key for reCAPTCHA. Empty when the server has no key to verify its answers; the pages then use the
 * self-hosted captcha.
 */
export const recaptchaSiteKey = () =>
  process.env.RECAPTCHA_SECRET_KEY ? (process.env.RECAPTCHA_SITE_KEY ?? '') : '';
