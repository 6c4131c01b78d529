import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../scripts/processes/processes';

/** What a server needs for TLS, and what makes a browser trust it. */
export interface Certificate {
  key: string;
  cert: string;
  /** For Chromium, which then accepts this certificate and no other. */
  browserFlag: string;
}

/** Runs mkcert. */
const make = (root: string, folder: string, args: string[]) =>
  run({
    name: 'Making a certificate',
    script: path.join(root, 'bench/node_modules/mkcert/dist/cli.js'),
    args,
    cwd: folder,
    env: process.env,
    log: path.join(folder, 'certificate.log'),
  });

/** A certificate created for this checkout; browsers speak HTTP/2 only over TLS. */
export async function readCertificate(root: string): Promise<Certificate> {
  const folder = path.join(root, 'bench/.work/certificate');
  const [key, cert] = [path.join(folder, 'cert.key'), path.join(folder, 'cert.crt')];
  if (!existsSync(cert)) {
    mkdirSync(folder, { recursive: true });
    await make(root, folder, ['create-ca']);
    await make(root, folder, ['create-cert', '--domains', 'localhost']);
  }
  const text = readFileSync(cert, 'utf8');
  const publicKey = new X509Certificate(text).publicKey.export({ type: 'spki', format: 'der' });
  const print = createHash('sha256').update(publicKey).digest('base64');
  return {
    key: readFileSync(key, 'utf8'),
    cert: text,
    browserFlag: `--ignore-certificate-errors-spki-list=${print}`,
  };
}
