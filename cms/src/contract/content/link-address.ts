const webAddress = /^https?:\/\/[^\s/?#\\]/i;

/** A mailbox or a telephone number, with its scheme. */
const reachable = /^(?:mailto|tel):\S/i;

const mailbox = /^[^\s@/:?#]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

/** A host without a scheme, such as `www.example.com:8080`, and what follows it. */
const bareHost =
  /^((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+)(\p{L}{2,24}|xn--[a-z\d-]{2,59})(?::\d{1,5})?([/?#].*)?$/iu;

/** A place of the site itself. A second slash, or a backslash that browsers take for one, would name a host. */
const sitePlace = /^(?:\/(?![\\/])|#)/;

/** What follows the dot in the name of a file: `README.md` is no host, although such domains exist. */
const fileEndings: ReadonlySet<string> = new Set([
  ...['asp', 'aspx', 'css', 'csv', 'doc', 'docx', 'gif', 'htm', 'html', 'jpeg', 'jpg', 'js'],
  ...['json', 'jsp', 'md', 'pdf', 'php', 'png', 'ppt', 'pptx', 'py', 'svg', 'ts', 'txt', 'webp'],
  ...['xls', 'xlsx', 'xml', 'zip'],
]);

/** Browsers take these out of an address wherever they stand. */
const lineBreaks = /[\t\n\r]/g;

const invisibleEnds = /^[\p{Cc}\p{Cf}\s]+|[\p{Cc}\p{Cf}\s]+$/gu;

function isHost(address: string): boolean {
  const [, names = '', ending = '', rest = ''] = bareHost.exec(address) ?? [];
  if (names === '') return false;
  return /^www\./i.test(names) || rest.startsWith('/') || !fileEndings.has(ending.toLowerCase());
}

/**
 * Where a link leads, by the one rule for what an admin types, what is stored and what is shown: web addresses, `mailto:`,
 * `tel:`, and places of the site (`/contact`, `#top`) as they are; a host without a scheme with `https://`, a mailbox with
 * `mailto:`. Doing it twice changes nothing.
 * @returns undefined for anything else: another scheme, or an address that depends on the page that it stands on
 */
export function linkAddress(raw: string): string | undefined {
  const address = raw.replace(lineBreaks, '').replace(invisibleEnds, '');
  if (sitePlace.test(address) || reachable.test(address)) return address;
  if (webAddress.test(address)) return URL.canParse(address) ? address : undefined;
  if (mailbox.test(address)) return `mailto:${address}`;
  const whole = `https://${address}`;
  return isHost(address) && URL.canParse(whole) ? whole : undefined;
}
