import { createServer } from 'node:net';

/** A mail server that refuses every mail and quotes it, as spam filters do. */
export interface QuotingMailServer {
  url: string;
  /** How many mails it has refused. */
  refused: () => number;
  close: () => Promise<void>;
}

/** Starts the server, which speaks only the SMTP that a refusal needs. */
export function startQuotingMailServer(port: number): Promise<QuotingMailServer> {
  let refused = 0;
  const server = createServer((socket) => {
    let mail: string | undefined;
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.write('220 mail.example.com\r\n');
    socket.on('data', (text: string) => {
      if (mail !== undefined) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        refused += 1;
        const quoted = mail.replaceAll(/\s+/g, ' ').slice(0, 900);
        mail = undefined;
        socket.write(`550 5.7.1 This is refused: ${quoted}\r\n`);
        return;
      }
      if (/^DATA/i.test(text)) {
        mail = '';
        socket.write('354 Go on\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 Bye\r\n');
      else socket.write('250 mail.example.com\r\n');
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({
        url: `smtp://127.0.0.1:${String(port)}`,
        refused: () => refused,
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
