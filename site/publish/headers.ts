const everywhere = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  "Content-Security-Policy: frame-ancestors 'none'",
  'X-Frame-Options: DENY',
  'Permissions-Policy: camera=(), geolocation=(), microphone=()',
];
const forever = ['Cache-Control: public, max-age=31536000, immutable'];

const hashedInRoot = /^[^/]+[-.][0-9a-f]{20}\.(js|css)$/;

const rule = (path: string, headers: string[]) =>
  [path, ...headers.map((header) => `  ${header}`)].join('\n');

/**
 * Netlify's `_headers`. Whatever names no `Cache-Control` here is revalidated at each use, which is the platform's own rule.
 * Rules that match the same address add up, and a rule can have nothing after its `*`: so each file with a hash in its name
 * is listed.
 * @param files the files of the output
 */
export function headersFile(files: string[]): string {
  return [
    rule('/*', everywhere),
    rule('/static/*', forever),
    ...files.filter((file) => hashedInRoot.test(file)).map((file) => rule(`/${file}`, forever)),
    '',
  ].join('\n');
}
