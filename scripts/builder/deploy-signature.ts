import { createHash, createHmac } from 'node:crypto';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a body as Netlify signs its notifications: a JSON Web Signature (HS256) that names its issuer and the body's SHA-256. */
export function signDeployNotification(body: string, secret: string): string {
  const sha256 = createHash('sha256').update(body).digest('hex');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'netlify', sha256 })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
