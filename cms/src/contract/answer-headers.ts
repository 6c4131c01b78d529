// What site and CMS say with each of their answers, so that pages and calls of the API cannot differ. docs/security.md tells why.

/**
 * The browser's abilities for which it asks the visitor: no page of ours uses one, and no page in a frame may borrow one. Those
 * for which it does not ask are as browsers have them.
 */
const unused = [
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'hid',
  'idle-detection',
  'local-fonts',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Carried by every answer. Pages add their own policy (`site/publish/content-security-policy.ts`). */
export const everyAnswerHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
} as const;

/** Headers of every answer that contains data: if it is opened as a page, it can do nothing. */
export const dataAnswerHeaders = {
  ...everyAnswerHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/**
 * Carried by every answer of the CMS, besides the policies of its pages. Strapi's panel copies links and tokens for an
 * admin, and nobody learns an address of it.
 */
export const cmsAnswerHeaders = {
  ...everyAnswerHeaders,
  'Referrer-Policy': 'no-referrer',
} as const;
