import { isBlankRichText, linkAddress } from '../../../api';
import { acceptedTypes } from '../ui/pictures/picture-files';

/** Whether the text may contain a link to this address. */
export const isLinked = (address: string): boolean => linkAddress(address) !== undefined;

const mailbox = /^[^@\s/]+@[^@\s/]+$/;

/**
 * Whether typed or pasted words become a link without being asked to: those that are meant as an address. Others only look
 * like one: `README.md`, `ASP.NET`.
 */
export const isAutoLinked = (words: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|www\.)/i.test(words) || mailbox.test(words);

/** Whether an address contains the bytes of a picture, in a type that the server accepts. */
export const isPictureData = (address: string): boolean =>
  acceptedTypes.some((type) => address.startsWith(`data:${type};base64,`));

const schemeOf = (address: string): string | undefined =>
  URL.canParse(address, 'https://site.invalid')
    ? new URL(address, 'https://site.invalid').protocol
    : undefined;

/** Whether the text may contain a picture with this address. */
export const isPictureAddress = (address: string): boolean =>
  isPictureData(address) || /^https?:$/.test(schemeOf(address) ?? '');

/** The editor's text as it is sent: empty if it shows nothing, and without the empty line that the editor adds at its end. */
export function cleanHtml(html: string): string {
  return isBlankRichText(html) ? '' : html.replace(/(?:<p><\/p>)+$/, '');
}
