import { Refusal } from '../../contract/errors';

const head = /^data:[^,]{0,200};base64,/i;

/** Whether a picture comes with the message, rather than being named by its address. */
export const isDataUrl = (source: string): boolean => /^data:/i.test(source);

/**
 * The bytes of a data URL. Its media type is not looked at: anyone can write one.
 * @param label names the picture in the sentence of a refusal
 * @throws Refusal unless it is base64 to the last character; Node itself would skip what is not
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
