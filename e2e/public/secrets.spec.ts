import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { secretsFile } from '../../scripts/start/secrets';
import { expect, test } from '../support/system/test';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test('no file of the built site and no log contains a secret', ({ system }) => {
  const secrets = [...Object.values(system.secrets), system.admin.password];
  expect(secrets.every((secret) => secret.length >= 12)).toBe(true);
  const files = [...filesBelow(system.out), ...filesBelow(system.logs)];
  expect(files.length).toBeGreaterThan(20);
  const leaks = files.filter((file) => {
    const content = readFileSync(file);
    return secrets.some((secret) => content.includes(secret));
  });
  expect(leaks).toEqual([]);
});

test('no answer contains a secret', async ({ system, request }) => {
  const secrets = Object.values(system.secrets);
  const answers = await Promise.all([
    request.get('/api/captcha'),
    request.get('/api/faq/allfaqs'),
    request.get('/api/blogs/allblogs'),
    request.post('/api/contactus/createcontactus', { data: {} }),
    request.get('/api/contactus/getcontactus'),
    request.get('/faq'),
    request.get('/nothing-here'),
    request.get(`${system.settings.cmsUrl}/admin/init`),
    request.get(`${system.settings.cmsUrl}/api/faqs`),
  ]);
  for (const answer of answers) {
    const text = JSON.stringify(answer.headers()) + (await answer.text());
    for (const secret of secrets) expect(text.includes(secret), answer.url()).toBe(false);
  }
});

test('only the owner can read the generated secrets', ({ system }) => {
  const { mode } = statSync(secretsFile(system.settings.dataDir));
  expect(mode & 0o777).toBe(0o600);
  expect(statSync(system.settings.dataDir).mode & 0o777).toBe(0o700);
});

test('no log contains what a visitor types', async ({ system, request }) => {
  const marked = `marked-${String(Date.now())}`;
  await request.post('/api/contactus/createcontactus', {
    data: {
      name: marked,
      email: `${marked}@example.com`,
      phone: '1',
      subject: marked,
      message: marked,
    },
  });
  await request.post('/api/requestdemo/createrequestdemo', {
    data: { name: marked, email: '', mobile: '', product: 'Dc3' },
  });
  for (const file of filesBelow(system.logs)) {
    expect(readFileSync(file, 'utf8').includes(marked), file).toBe(false);
  }
});
