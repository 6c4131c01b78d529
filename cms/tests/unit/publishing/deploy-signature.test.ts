import { isSignedByHost } from '../../../src/publishing/deploy-signature';
import { signDeploy } from '../../server/harness/host';

const secret = 's'.repeat(32);
const body = '{"state":"ready"}';
const now = 1_700_000_000_000;
const isSigned = (signature: string, signed = body) =>
  isSignedByHost(signature, Buffer.from(signed), secret, now);

test('a signature of the host is accepted if it has no expiry time or a later one', () => {
  expect(isSigned(signDeploy(body, { secret }))).toBe(true);
  expect(isSigned(signDeploy(body, { secret, claims: { exp: now / 1_000 + 1 } }))).toBe(true);
  expect(isSigned(signDeploy('', { secret }), '')).toBe(true);
});

test.each<[string, string]>([
  ['another key', signDeploy(body, { secret: 'x'.repeat(32) })],
  ['another body', signDeploy('{"state":"error"}', { secret })],
  ['another issuer', signDeploy(body, { secret, claims: { iss: 'Netlify' } })],
  ['an issuer that is not a text', signDeploy(body, { secret, claims: { iss: ['netlify'] } })],
  ['a hash that is not a text', signDeploy(body, { secret, claims: { sha256: 1 } })],
  ['an expiry time that has passed', signDeploy(body, { secret, claims: { exp: now / 1_000 } })],
  [
    'an expiry time that is not a number',
    signDeploy(body, { secret, claims: { exp: '9999999999' } }),
  ],
  ['another algorithm', signDeploy(body, { secret, header: { alg: 'HS384' } })],
  ['no algorithm', signDeploy(body, { secret, header: {} })],
  ['the algorithm none', signDeploy(body, { secret, header: { alg: 'none' } })],
  ['no content', ''],
  ['only two parts', 'a.b'],
  ['four parts', `${signDeploy(body, { secret })}.a`],
  ['an invalid character', signDeploy(body, { secret }).replace('.', '.=')],
  ['no JSON', 'bm9uZQ.bm9uZQ.bm9uZQ'],
  ['too many claims', signDeploy(body, { secret, claims: { more: 'x'.repeat(5_000) } })],
])('a signature with %s is refused', (_what, signature) => {
  expect(isSigned(signature)).toBe(false);
});

test('a signature with one wrong letter is refused', () => {
  const signature = signDeploy(body, { secret });
  for (let index = 0; index < signature.length - 1; index += 1) {
    const letter = signature[index] === 'A' ? 'B' : 'A';
    const off = `${signature.slice(0, index)}${letter}${signature.slice(index + 1)}`;
    expect(isSigned(off)).toBe(false);
  }
});
