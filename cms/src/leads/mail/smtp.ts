import { optional } from '../../setup/environment';
import { readSender } from './settings';

const form = 'smtp://user:password@host:port, or smtps://…; without a user where none is needed';

function parse(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isMail = url?.protocol === 'smtp:' || url?.protocol === 'smtps:';
  if (url === undefined || !isMail || url.hostname === '') {
    throw new Error(`Set SMTP_URL to ${form}.`);
  }
  return url;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error(`Set SMTP_URL to ${form}. A % in user or password is written %25.`);
  }
}

/**
 * How the provider reaches the mail server.
 * @throws Error that names the variable and never its value
 */
export function smtpOptions(text: string) {
  const { protocol, hostname, port, username, password } = parse(text);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // A password is never sent in the clear: with one, the connection is encrypted or not used.
    requireTLS: username !== '',
    ...(username === '' ? {} : { auth: { user: decoded(username), pass: decoded(password) } }),
    // Milliseconds. Together they are far below the time for which a mail is claimed.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A visitor's text must never be taken for a file name or a URL to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * The configuration of Strapi's e-mail plugin; empty if no mail server is configured, which leaves Strapi's default.
 * @throws Error that names the variable that is missing or wrong
 */
export function mailPlugin() {
  const url = optional('SMTP_URL');
  if (url === undefined) return {};
  const from = readSender();
  if (from === undefined) throw new Error('Set SMTP_FROM: SMTP_URL needs it.');
  return {
    provider: 'nodemailer',
    providerOptions: smtpOptions(url),
    settings: { defaultFrom: from, defaultReplyTo: from },
  };
}
