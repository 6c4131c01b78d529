import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail as the server received it. */
export interface ReceivedMail {
  recipients: string[];
  /** The lines before the first empty one, with folded lines joined. */
  headers: string;
  /** The body, decoded from quoted-printable. */
  text: string;
}

/**
 * `refuses` rejects each mail for now, after it was sent; `knows_nobody` rejects each address for good; `dies` takes each mail
 * and closes the connection before it says so; `holds` takes each mail and does not say so; `silence` accepts connections but never answers.
 */
export type Mood = 'takes' | 'refuses' | 'knows_nobody' | 'dies' | 'holds' | 'silence';

/** A stand-in for the firm's mail server. */
export interface MailServer {
  /** The value for SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** Applies from the next connection on. */
  becomes(mood: Mood): void;
  /** Closes every connection. */
  hangUp(): void;
  stop(): Promise<void>;
}

const decoded = (text: string): string => {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

function toMail(recipients: string[], lines: string[]): ReceivedMail {
  const end = lines.indexOf('');
  return {
    recipients,
    headers: lines.slice(0, end).join('\n').replace(/\n\s+/g, ' '),
    text: decoded(lines.slice(end + 1).join('\n')),
  };
}

/** As much of SMTP (RFC 5321) as a client needs that sends one mail per connection. */
function converse(socket: Socket, mood: Mood, take: (mail: ReceivedMail) => void): void {
  if (mood === 'silence') return;
  let recipients: string[] = [];
  let lines: string[] | undefined;
  const say = (answer: string) => socket.write(`${answer}\r\n`);

  function hear(line: string): void {
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'RCPT') recipients = [...recipients, /<(.*)>/.exec(line)?.[1] ?? ''];
    if (word === 'RCPT' && mood === 'knows_nobody') {
      say('550 No such user');
    } else if (word === 'DATA') {
      lines = [];
      say('354 Go on');
    } else if (word === 'QUIT') {
      say('221 Bye');
      socket.end();
    } else {
      say('250 Good');
    }
  }

  function read(line: string): void {
    if (lines === undefined) {
      hear(line);
    } else if (line === '.') {
      if (mood !== 'refuses') take(toMail(recipients, lines));
      if (mood === 'dies') socket.destroy();
      else if (mood !== 'holds') say(mood === 'takes' ? '250 Taken' : '451 Not now');
      lines = undefined;
      recipients = [];
    } else {
      lines.push(line.replace(/^\./, ''));
    }
  }

  say('220 A stand-in');
  createInterface({ input: socket, crlfDelay: Infinity }).on('line', read);
}

/** Starts a mail server that accepts every mail. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let mood: Mood = 'takes';
  const server = createServer((socket) => {
    sockets.add(socket);
    // A client that disconnects midway must not fail the test.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    converse(socket, mood, (mail) => mails.push(mail));
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${String(address.port)}`,
    mails,
    becomes(next) {
      mood = next;
    },
    hangUp,
    async stop() {
      hangUp();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
