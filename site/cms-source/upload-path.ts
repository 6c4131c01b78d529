/** The formats that the build can process. SVG is not among them: it could contain a script. */
const pictures = /\.(jpe?g|png|webp|gif|tiff?|avif)$/i;

/**
 * The path on the CMS of one of our own uploads.
 * @param src an address as written in a text, with or without the host of the CMS
 * @param hosts the addresses of the CMS: for the build and for browsers
 * @returns undefined for any other host, path or format
 */
export function uploadPath(src: string, hosts: string[]): string | undefined {
  const [base] = hosts;
  if (base === undefined || src.trim() === '' || !URL.canParse(src, base)) return undefined;
  const { origin, pathname } = new URL(src, base);
  const isOurs = hosts.some((host) => URL.canParse(host) && new URL(host).origin === origin);
  return isOurs && pathname.startsWith('/uploads/') && pictures.test(pathname)
    ? pathname
    : undefined;
}
