/** The inline scripts and styles of the pages, and their captcha. */
export interface PagePolicy {
  /** Sources of the inline scripts, like `'sha256-…'`. */
  scripts: string[];
  /** Sources of the inline styles, like `'sha256-…'`. */
  styles: string[];
  /** Whether the pages show Google's reCAPTCHA. */
  recaptcha: boolean;
}

/** The addresses that Google requires for reCAPTCHA. Its frame has its own policy. */
const recaptchaSources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const;

const isHash = /^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$/;

/** Sorted, so that the policy does not depend on the order of the pages. */
function hashes(sources: string[]): string[] {
  const foreign = sources.find((source) => !isHash.test(source));
  if (foreign !== undefined) throw new Error(`${foreign} is no hash of an inline script or style.`);
  return [...new Set(sources)].sort();
}

/**
 * The policy that every page is served under: nothing but files of this site, and the inline scripts and styles that the
 * build itself wrote. Without `upgrade-insecure-requests`: no source here is met by `http:` on a page that came by `https:`,
 * and the site must also run on `http://localhost`, where Safari would follow that word.
 * @throws Error when a source is not a hash
 */
export function contentSecurityPolicy({ scripts, styles, recaptcha }: PagePolicy): string {
  const google = recaptcha ? recaptchaSources : { 'script-src': [], 'frame-src': ["'none'"] };
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts), ...google['script-src']],
    'style-src': ["'self'", ...hashes(styles)],
    // The style sheet holds small drawings as data.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The self-hosted captcha works in one.
    'worker-src': ["'self'"],
    'frame-src': google['frame-src'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
