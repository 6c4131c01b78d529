import { encryptionWith } from '../../src/outbox/encryption';
import { decryptEntry } from '../../src/outbox/entry';
import { blobNames } from '../../src/outbox/outbox';
import { cheapCaptcha } from '../stand-ins/captcha';
import { useCms } from '../stand-ins/environment';
import { contact, demoRequest } from '../stand-ins/forms';
import { useLog } from '../stand-ins/log';
import { outboxKey, productionVariables, useOutbox } from '../stand-ins/production';

const cms = useCms(productionVariables);
const log = useLog();
const { drain, entries, post, store } = useOutbox();

const key = '5f0c2f4e-4a55-4f0d-9c5b-0d4b1f9a7d10';

beforeEach(async () => {
  cms().answers(500, {});
  const captcha = await cheapCaptcha();
  await post('/api/contactus/createcontactus', { ...contact, captcha }, { 'Idempotency-Key': key });
  await post('/api/requestdemo/createrequestdemo', demoRequest);
});

test('the store holds no plain text of a lead, its key, its captcha or its sender', async () => {
  const [message, request] = entries();
  await drain();
  const secrets = [
    ...Object.values(contact),
    demoRequest.mobile,
    key,
    request?.idempotencyKey,
    message?.nonce,
    '203.0.113.7',
    outboxKey,
  ];
  for (const secret of secrets) {
    expect(secret).toBeDefined();
    expect(store().everything).not.toContain(JSON.stringify(secret).slice(1, -1));
  }
});

test('the log holds no plain text of a lead', async () => {
  await drain();
  const secrets = [...Object.values(contact), demoRequest.mobile, key, '203.0.113.7'];
  expect(log().length).toBeGreaterThanOrEqual(3);
  for (const line of log()) {
    for (const secret of secrets) {
      expect(line).not.toContain(JSON.stringify(secret).slice(1, -1));
    }
  }
});

test('names are hashes that cannot be computed without the key', () => {
  expect(store().names('lead')).toHaveLength(2);
  for (const name of [...store().names('lead'), ...store().names('nonce')]) {
    expect(name).toMatch(/^production\/(lead|nonce)\/[0-9a-f]{64}$/);
  }
  const ours = blobNames({ context: 'production', key: outboxKey });
  const others = blobNames({ context: 'production', key: 'x'.repeat(32) });
  expect(store().blobs.has(ours.of('lead', key))).toBe(true);
  expect(store().blobs.has(others.of('lead', key))).toBe(false);
});

test('an entry can be decrypted only with its name and key, and only unchanged', () => {
  const [one = '', other = ''] = store().names('lead');
  const value = store().blobs.get(one)?.value ?? '';
  const encryption = encryptionWith(outboxKey);
  expect(decryptEntry(encryption, one, value)).toBeDefined();
  expect(decryptEntry(encryption, other, value)).toBeUndefined();
  expect(decryptEntry(encryptionWith('x'.repeat(32)), one, value)).toBeUndefined();
  const changed = Buffer.from(value, 'base64');
  changed[40] = (changed[40] ?? 0) ^ 1;
  expect(decryptEntry(encryption, one, changed.toString('base64'))).toBeUndefined();
  expect(decryptEntry(encryption, one, '')).toBeUndefined();
  expect(decryptEntry(encryption, one, 'no base64!')).toBeUndefined();
});

test('the same text is never encrypted in the same way twice', () => {
  const encryption = encryptionWith(outboxKey);
  expect(encryption.encrypt('name', 'text')).not.toBe(encryption.encrypt('name', 'text'));
});
