import { type LeadForm, tidyLine, tidyLines } from '../../../../api';

/** What a reply quotes of a lead. */
interface Quoted {
  form: LeadForm;
  /** What the visitor wrote, by the names of the form's fields. */
  fields: Readonly<Record<string, string>>;
}

/** Longer addresses are not opened by every mail program. */
export const maxLinkLength = 1_800;

/** How much of it subject and name may take at most. */
const maxSubjectLength = 450;
const maxNameLength = 300;

/** Characters of a quoted line, its mark not counted. */
const lineWidth = 70;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const segmentsOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** RFC 6068: a line ends with CRLF. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\n/g, '\r\n'));

/** The beginning of a line that fits into an encoded length, without half a character. */
function cut(line: string, maxLength: number): string {
  if (encode(line).length <= maxLength) return line;
  let kept = '';
  let left = maxLength - encode('…').length;
  for (const segment of segmentsOf(line)) {
    left -= encode(segment).length;
    if (left < 0) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** The parts of a word that is longer than a line. */
function partsOf(word: string): string[] {
  if (word.length <= lineWidth) return [word];
  const parts: string[] = [];
  let part = '';
  for (const segment of segmentsOf(word)) {
    if (part !== '' && part.length + segment.length > lineWidth) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

/** A paragraph in lines, broken where there are spaces. */
function wrapped(paragraph: string): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const part of paragraph.split(' ').flatMap(partsOf)) {
    if (line !== undefined && line.length + 1 + part.length > lineWidth) {
      lines.push(line);
      line = part;
    } else {
      line = line === undefined ? part : `${line} ${part}`;
    }
  }
  return [...lines, line ?? ''];
}

/** The quoted lines that fit into an encoded length. */
function quote(message: string, maxLength: number): string[] {
  const lines = message.split('\n').flatMap(wrapped);
  const more = '> …';
  const lengthOf = (line: string) => encode(`\n${line}`).length;
  const kept: string[] = [];
  let left = maxLength;
  for (const [index, line] of lines.entries()) {
    const quoted = line === '' ? '>' : `> ${line}`;
    const isLast = index === lines.length - 1;
    if (lengthOf(quoted) + (isLast ? 0 : lengthOf(more)) > left) {
      return [...kept, more];
    }
    kept.push(quoted);
    left -= lengthOf(quoted);
  }
  return kept;
}

/** Subject and message as the reply names and quotes them. A demo request has neither. */
const contents: Readonly<
  Record<LeadForm, (fields: Quoted['fields']) => { subject: string; message: string }>
> = {
  createcontactus: ({ subject = '', message = '' }) => ({ subject, message }),
  createrequestdemo: ({ product = '' }) => ({
    subject: `Your demo request: ${product}`,
    message: '',
  }),
};

const withRe = (subject: string): string => (/^re:/i.test(subject) ? subject : `Re: ${subject}`);

/** Whether an address is one that a mail program can write to. The form takes whatever a visitor types. */
const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email);

/**
 * The address that opens a reply to a lead in the admin's mail program: subject, greeting and, below it, the quoted message.
 * @param arrived when the lead came, such as `27-Nov-2026, 14:23`
 * @returns undefined where the visitor left no address
 */
export function mailtoHref({ form, fields }: Quoted, arrived: string): string | undefined {
  const email = tidyLine(fields.email ?? '');
  if (!isAddress(email)) return undefined;
  const { subject, message } = contents[form](fields);
  const name = cut(tidyLine(fields.name ?? ''), maxNameLength);
  const head = `mailto:${encode(email).replace(/%40/g, '@')}?subject=${encode(
    cut(withRe(tidyLine(subject)), maxSubjectLength),
  )}&body=`;
  const greeting = `Hello${name === '' ? '' : ` ${name}`},\n\n\n\n`;
  const text = tidyLines(message);
  const lead = text === '' ? '' : `On ${arrived}, you wrote:`;
  const start = head + encode(`${greeting}${lead}`);
  const quoted = text === '' ? [] : quote(text, maxLinkLength - start.length);
  return start + encode(quoted.map((line) => `\n${line}`).join(''));
}

/** The same without anything else, for the address itself. */
export const addressHref = (email: string): string | undefined =>
  isAddress(email) ? `mailto:${encode(email).replace(/%40/g, '@')}` : undefined;

/** A number as people write it: digits with spaces, dots, slashes, dashes and brackets between them. */
const written = /\+?[0-9(][0-9\s()./\p{Pd}]*/u;

/** A shorter number is probably the start of a vanity number. */
const minDigits = 5;

/**
 * The address that dials a phone number, without what stands behind the number, such as an extension.
 * @returns undefined where there is no number: the form takes whatever a visitor types
 */
export function telHref(phone: string): string | undefined {
  const number = written.exec(phone.normalize('NFKC'))?.[0] ?? '';
  // `+41 (0)44 …`: the zero is dialled inside the country only.
  const national = /^(?:\+|00)/.test(number) ? number.replace('(0)', '') : number;
  const digits = national.replace(/[^0-9]/g, '');
  if (digits.length < minDigits) return undefined;
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
}
