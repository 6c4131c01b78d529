import { appendFileSync } from 'node:fs';
import { startMailServer } from '../../panel/mail-server';

// The process of a mail server. Its arguments are the port and the file of its mails, which outlives it: one line of JSON each,
// written before the mail is acknowledged.

const [, , port = '0', file = ''] = process.argv;

await startMailServer({
  port: Number(port),
  keep(mail) {
    appendFileSync(file, `${JSON.stringify(mail)}\n`);
  },
});
