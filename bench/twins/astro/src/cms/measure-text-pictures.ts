import { inferRemoteSize } from 'astro/assets/utils';
import { parseHtml } from '../../../../../site/cms-source/parse-html';
import { uploadPath } from '../../../../../site/cms-source/upload-path';
import type { CmsPicture } from './articles';

/** The pictures of our own uploads in a text. One that the CMS has no more is left out, as on the site. */
export async function measureTextPictures(html: string, hosts: string[]): Promise<CmsPicture[]> {
  const found = new Set<string>();
  parseHtml(html, (address) => {
    const path = uploadPath(address, hosts);
    if (path !== undefined) found.add(path);
    return undefined;
  });
  const measured = [...found].map(async (src) => {
    const size = await inferRemoteSize(new URL(src, hosts[0]).href).catch(() => undefined);
    return size ? [{ src, width: size.width, height: size.height, alt: '' }] : [];
  });
  return (await Promise.all(measured)).flat();
}
