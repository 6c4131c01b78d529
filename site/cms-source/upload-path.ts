/** What pictures are made of, here or by gatsby-transformer-sharp: no drawings that could hold a script. */
const pictures = /\.(jpe?g|png|webp|gif|tiff?|avif)$/i;

/**
 * The path on the CMS of a picture of our own uploads.
 * @param src an address as it stands in a text: with the CMS's host in front, or without any
 * @param hosts the addresses of the CMS: for the build and for browsers
 * @returns nothing for any other host, path or kind of file
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
