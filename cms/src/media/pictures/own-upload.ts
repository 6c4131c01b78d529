import type { Core } from '@strapi/strapi';
import { Refusal } from '../../contract/errors';
import type { StoredFile } from '../../strapi/services';
import { isStoredFile } from './stored-file';
import { kinds } from './kind';

const mimes = Object.values(kinds).map(({ mime }) => mime);

/** The address at which browsers reach this CMS. */
const publicBase = (strapi: Core.Strapi) => strapi.config.get<string>('server.absoluteUrl');

/** The address of one of our uploads as it goes out: whoever reads it may stand on another host. */
export const absoluteAddress = (strapi: Core.Strapi, url: string): string =>
  new URL(url, publicBase(strapi)).href;

/** The address of one of our uploads as it is stored, without a host; of anything else, nothing. */
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
 * @param label names the picture in the sentence of a refusal
 * @throws Refusal for the address of anything else, or of what is no longer there
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
