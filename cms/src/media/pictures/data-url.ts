import { Refusal } from '../../contract/errors';

const head = /^data:[^,]{0,200};base64,/i;

/** Whether a picture is included in the request, rather than referenced by its address. */
export const isDataUrl = (source: string): boolean => /^data:/i.test(source);

/**
 * The bytes of a data URL. Its media type is ignored: a caller can write any.
 * @param label names the picture in an error message
 * @throws Refusal unless all of it is valid base64; Node itself would skip invalid characters
 */
export function readDataUrl(source: string, label: string): Buffer {
  const [start] = head.exec(source) ?? [];
  const encoded = start === undefined ? '' : source.slice(start.length);
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length === 0 || bytes.toString('base64') !== encoded) {
    throw new Refusal('invalid_body', `${label} is damaged: choose the file again.`);
  }
  return bytes;
}
