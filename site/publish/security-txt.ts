import { firm } from '../src/content/firm';

/** The place that RFC 9116 prescribes, below the root of the site. */
export const securityTxtPath = '.well-known/security.txt';

/** RFC 9116 §3 requires this type and character set. */
export const securityTxtHeaders = { 'Content-Type': 'text/plain; charset=utf-8' };

/** RFC 9116 §2.5.5: less than a year ahead. Rounded to a month, so that builds of one day write the same file. */
function expiryOf(now: Date): string {
  const expiry = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  return expiry.toISOString().replace('.000', '');
}

/**
 * `security.txt`: where to report a vulnerability of the site.
 * @param siteUrl the site's address
 * @param now the time of the build
 */
export const securityTxt = (siteUrl: string, now: Date) =>
  [
    `Contact: mailto:${firm.supportEmail}`,
    `Expires: ${expiryOf(now)}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(securityTxtPath, `${siteUrl}/`).href}`,
    '',
  ].join('\n');
