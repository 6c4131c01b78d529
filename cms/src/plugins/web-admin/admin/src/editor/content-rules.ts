import { isBlankRichText, linkAddress } from '../../../api';

const pictureData = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,/;

/** Whether a link of the text may stay. */
export const isLinked = (address: string): boolean => linkAddress(address) !== undefined;

const mailbox = /^[^@\s/]+@[^@\s/]+$/;

/**
 * Whether words become a link by themselves when they are typed or pasted: those that are meant as an address. Others only
 * look like one: `README.md`, `ASP.NET`.
 */
export const linksByItself = (words: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|www\.)/i.test(words) || mailbox.test(words);

/** Whether a picture's bytes are in its address, in a form that the server takes. */
export const isPictureData = (address: string): boolean => pictureData.test(address);

const schemeOf = (address: string): string | undefined =>
  URL.canParse(address, 'https://site.invalid')
    ? new URL(address, 'https://site.invalid').protocol
    : undefined;

/** Whether a picture of existing text may stay. */
export const isPictureAddress = (address: string): boolean =>
  isPictureData(address) || /^https?:$/.test(schemeOf(address) ?? '');

/** What an editor's text is sent as: nothing if it shows nothing, without the empty line that it keeps at its end. */
export function cleanHtml(html: string): string {
  return isBlankRichText(html) ? '' : html.replace(/(?:<p><\/p>)+$/, '');
}
