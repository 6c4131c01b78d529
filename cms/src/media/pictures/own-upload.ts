import type { Core } from '@strapi/strapi';
import { Refusal } from '../../contract/errors';
import type { StoredFile } from '../../strapi/services';
import { isStoredFile } from './stored-file';
import { kinds } from './kind';

const mimes = Object.values(kinds).map(({ mime }) => mime);

/** The public address of this CMS. */
const publicBase = (strapi: Core.Strapi) => strapi.config.get<string>('server.absoluteUrl');

/** The absolute address of one of our uploads: the reader may be on another host. */
export const absoluteAddress = (strapi: Core.Strapi, url: string): string =>
  new URL(url, publicBase(strapi)).href;

/** The stored address of one of our uploads, without a host; undefined for other addresses. */
export function uploadPath(strapi: Core.Strapi, address: string): string | undefined {
  const base = publicBase(strapi);
  if (!/^(?:https?:\/\/|\/(?![/\\]))/i.test(address) || !URL.canParse(address, base))
    return undefined;
  const { origin, pathname, search, hash } = new URL(address, base);
  const isOurs = origin === new URL(base).origin && search === '' && hash === '';
  return isOurs && pathname.startsWith('/uploads/') ? pathname : undefined;
}

/**
 * The file behind the address of one of our uploads.
 * @param label names the picture in an error message
 * @throws Refusal for any other address, or if the file no longer exists
 */
export async function ownUpload(
  strapi: Core.Strapi,
  address: string,
  label: string,
): Promise<StoredFile> {
  const url = uploadPath(strapi, address);
  const file: unknown =
    url === undefined
      ? null
      : await strapi.db
          .query('plugin::upload.file')
          .findOne({ where: { url, mime: { $in: mimes } } });
  if (isStoredFile(file)) return file;
  throw new Refusal(
    'invalid_body',
    `${label} is not one of the pictures stored here: upload its file instead.`,
  );
}
