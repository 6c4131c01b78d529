import { blogs } from '../../../src/setup/seed/content/blogs';
import { faqs } from '../../../src/setup/seed/content/faqs';
import { seedContent } from '../../../src/setup/seed/seed';
import { checkSecrets } from '../../../src/setup/environment';
import { createFirstAdmin } from '../../../src/setup/first-admin';
import { startTestCms, type TestCms } from '../harness/cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms({ SEED_CONTENT: 'true', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
});

afterAll(() => cms.stop());

const published = async () => ({
  faqs: await cms.strapi.documents('api::faq.faq').count({ status: 'published' }),
  blogs: await cms.strapi.documents('api::blog.blog').count({ status: 'published' }),
});

test('an empty CMS gets all sample content, published and with its pictures', async () => {
  expect(await published()).toEqual({ faqs: faqs.length, blogs: blogs.length });
  expect(faqs.length).toBeGreaterThanOrEqual(26);
  expect(blogs.length).toBeGreaterThanOrEqual(8);
  expect(new Set(blogs.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
  const withPictures = await cms.strapi
    .documents('api::blog.blog')
    .findMany({ status: 'published', populate: { image: { fields: ['alternativeText'] } } });
  for (const { image } of withPictures) {
    expect(image?.[0]).toMatchObject({ alternativeText: expect.stringMatching(/.{20,}/) });
  }
});

test('the sample articles have dates over several months, the first of the list the latest', async () => {
  const rows = await cms.strapi
    .documents('api::blog.blog')
    .findMany({ status: 'published', sort: ['createdAt:desc'] });
  expect(rows.map(({ title }) => title)).toEqual(blogs.map(({ title }) => title));
  const months = rows.map(({ createdAt }) => new Date(createdAt ?? 0).toISOString().slice(0, 7));
  expect(new Set(months).size).toBeGreaterThanOrEqual(5);
  for (const { createdAt, updatedAt } of rows) expect(updatedAt).toEqual(createdAt);
});

test('the case-sensitive search of the sample FAQ finds payroll, but not Payroll', () => {
  const found = (search: string) =>
    faqs.filter(({ question, description }) => `${question} ${description}`.includes(search));
  expect(found('payroll')).not.toEqual([]);
  expect(found('Payroll')).toEqual([]);
});

test('sample content is not changed by the sanitiser', async () => {
  const rows = await cms.strapi.documents('api::faq.faq').findMany({ status: 'published' });
  for (const { question, description } of faqs) {
    expect(rows.find((row) => row.question === question)?.description).toBe(description);
  }
});

test('a CMS that has content, or was seeded before, is not seeded again', async () => {
  const mark = cms.strapi.store({ type: 'core', name: 'sample-content' });
  await mark.delete({ key: 'seeded' });
  await seedContent(cms.strapi);
  expect(await published()).toEqual({ faqs: faqs.length, blogs: blogs.length });
  await mark.set({ key: 'seeded', value: true });
  for (const uid of ['api::faq.faq', 'api::blog.blog'] as const) {
    const rows = await cms.strapi.documents(uid).findMany({});
    for (const { documentId } of rows) await cms.strapi.documents(uid).delete({ documentId });
  }
  await seedContent(cms.strapi);
  expect(await published()).toEqual({ faqs: 0, blogs: 0 });
});

describe('the first admin', () => {
  const { env } = process;

  beforeEach(() => {
    process.env = { ...env };
  });

  afterAll(() => {
    process.env = env;
  });

  test('is required in production', async () => {
    process.env.NODE_ENV = 'production';
    await expect(createFirstAdmin(cms.strapi)).rejects.toThrow(
      'There is no admin yet: set ADMIN_EMAIL, ADMIN_USERNAME and ADMIN_PASSWORD for the first one.',
    );
  });

  test('is refused with a weak password', async () => {
    process.env.ADMIN_EMAIL = 'first@example.com';
    process.env.ADMIN_PASSWORD = 'password';
    await expect(createFirstAdmin(cms.strapi)).rejects.toThrow('ADMIN_PASSWORD needs 8 to 72');
    process.env.ADMIN_PASSWORD = 'Password1';
    await expect(createFirstAdmin(cms.strapi)).rejects.toThrow('ADMIN_PASSWORD is easy to guess');
  });

  test('is created once', async () => {
    process.env.ADMIN_EMAIL = 'First@Example.com';
    process.env.ADMIN_PASSWORD = 'Correct-Horse-7';
    await createFirstAdmin(cms.strapi);
    process.env.ADMIN_EMAIL = 'second@example.com';
    await createFirstAdmin(cms.strapi);
    const users = await cms.strapi.db.query('admin::user').findMany({ populate: ['roles'] });
    expect(users).toHaveLength(1);
    expect(users[0]).toMatchObject({
      email: 'first@example.com',
      roles: [{ code: 'strapi-super-admin' }],
    });
  });

  test.each(['APP_KEYS', 'CMS_FUNCTION_TOKEN'])('without %s the CMS does not start', (name) => {
    process.env[name] = '';
    expect(checkSecrets).toThrow(`Set ${name}`);
    process.env[name] = 'short';
    expect(checkSecrets).toThrow(`${name} is too short`);
  });
});
