import { Refusal } from './errors';

// For values whose shape nobody has checked yet: a parsed JSON text, a thrown value.

/** Whether a value is an object with named fields. A list is not. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One field of a value, `undefined` if the value has no such field. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** A text as it is; an empty one for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How deep lists and objects may be nested: ours at most four levels, those of Strapi's panel about twenty. */
const maxDepth = 64;
/** How many values lists and objects may hold, all of them together. Millions of them in 10 MB would take seconds. */
const maxValues = 100_000;

const jsonUtf8 = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** Whether a Content-Type header announces JSON in UTF-8. */
export const isJsonUtf8 = (contentType: string): boolean => jsonUtf8.test(contentType);

/** The value of a JSON text, `undefined` if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openings: ReadonlySet<number | undefined> = new Set([0x5b, 0x7b]);
const closings: ReadonlySet<number | undefined> = new Set([0x5d, 0x7d]);

/** Where the text ends that begins at `start`; the end of all where it does not. */
function endOfText(bytes: Uint8Array, start: number): number {
  let from = start + 1;
  for (;;) {
    const end = bytes.indexOf(quote, from);
    if (end < 0) return bytes.length;
    let first = end;
    while (first > from && bytes[first - 1] === backslash) first -= 1;
    if ((end - first) % 2 === 0) return end;
    from = end + 1;
  }
}

/** Whether JSON is small enough in its structure to be parsed. Looks at brackets and commas alone, whatever else it says. */
function isModest(bytes: Uint8Array): boolean {
  let [depth, values] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = endOfText(bytes, at);
    else if (openings.has(byte)) depth += 1;
    else if (closings.has(byte)) depth -= 1;
    if (openings.has(byte) || byte === comma) values += 1;
    if (depth > maxDepth || values > maxValues) return false;
  }
  return true;
}

/**
 * Parses a body of JSON. Nesting and number of values are bounded before, since both cost far more than their bytes.
 * @param parse what parses the text, `JSON.parse` where absent
 * @throws Refusal 400 for what is not JSON in UTF-8, or is beyond the bounds
 */
export function parseJsonBody(
  bytes: Uint8Array,
  parse: (text: string) => unknown = JSON.parse,
): unknown {
  if (!isModest(bytes)) {
    throw new Refusal('invalid_body', 'The body has too many values, or they are nested too deep.');
  }
  try {
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('invalid_body', 'The body is not valid JSON in UTF-8.');
  }
}
