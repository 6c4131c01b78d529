import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail as the server received it. */
export interface ReceivedMail {
  recipients: string[];
  /** Its lines, as they were sent. */
  source: string;
}

/** A mail server: it takes mails, or knows none of their recipients. */
export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  knowsRecipients: (knows: boolean) => void;
  close: () => Promise<void>;
}

const quotedPrintable = (text: string): Buffer => {
  const unfolded = text.replace(/=\n/g, '');
  const bytes = unfolded.replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
};

/** The text of a mail that has no other parts. */
export function mailText({ source }: ReceivedMail): string {
  const end = source.indexOf('\n\n');
  const [head, body] = [source.slice(0, end), source.slice(end + 2)];
  if (/^Content-Transfer-Encoding: base64$/im.test(head)) {
    return Buffer.from(body, 'base64').toString();
  }
  if (/^Content-Transfer-Encoding: quoted-printable$/im.test(head)) {
    return quotedPrintable(body).toString();
  }
  return body;
}

/** As much of SMTP as a client needs that sends one mail per connection. */
function converse(socket: Socket, knows: () => boolean, take: (mail: ReceivedMail) => void): void {
  let recipients: string[] = [];
  let lines: string[] | undefined;
  const say = (answer: string) => socket.write(`${answer}\r\n`);

  const answers: Record<string, () => void> = {
    DATA: () => {
      lines = [];
      say('354 Go on');
    },
    QUIT: () => socket.end('221 Bye\r\n'),
  };

  function hear(line: string): void {
    const address = /^RCPT TO:<(.*)>/i.exec(line)?.[1];
    if (address !== undefined && !knows()) {
      say('550 No such user');
      return;
    }
    if (address !== undefined) recipients = [...recipients, address];
    const answer = answers[line.toUpperCase()] ?? (() => say('250 Good'));
    answer();
  }

  socket.on('error', () => socket.destroy());
  say('220 mail.example.com');
  const reader = createInterface({ input: socket, crlfDelay: Infinity });
  // It repeats the errors of the socket, which has a listener of its own.
  reader.on('error', () => undefined);
  reader.on('line', (line) => {
    if (lines === undefined) {
      hear(line);
    } else if (line === '.') {
      take({ recipients, source: lines.join('\n') });
      lines = undefined;
      say('250 Taken');
    } else {
      lines.push(line.replace(/^\./, ''));
    }
  });
}

/**
 * Starts a mail server that takes every mail.
 * @param options.port a free one by default
 * @param options.keep is called before a mail is acknowledged
 */
export function startMailServer(
  options: { port?: number; keep?: (mail: ReceivedMail) => void } = {},
): Promise<MailServer> {
  const { port: wanted = 0, keep } = options;
  const mails: ReceivedMail[] = [];
  let knows = true;
  const take = (mail: ReceivedMail) => {
    keep?.(mail);
    mails.push(mail);
  };
  const server = createServer((socket) => {
    converse(socket, () => knows, take);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve({
        url: `smtp://127.0.0.1:${String(port)}`,
        mails,
        knowsRecipients(next) {
          knows = next;
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => {
              closed();
            });
          }),
      });
    });
  });
}
