import { randomUUID } from 'node:crypto';
import { accountOf, createAccount, openSession } from '../harness/access/accounts';
import { call, record, type Answer } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { pictureDataUrl } from '../harness/picture';

let cms: TestCms;
let superAdmin: string;
let webAdmin: string;
/** Values that are in the database and must be in no answer. */
let secrets: string[];

const lead = {
  name: 'HRIS director',
  email: 'hris@example.com',
  phone: '555-0199',
  subject: 'A question',
  message: 'How do we begin?',
};

/** The private texts of one table that are not empty. */
async function valuesOf(uid: string, fields: string[]): Promise<string[]> {
  const rows: unknown = await cms.strapi.db.query(uid).findMany({});
  const texts = [rows]
    .flat()
    .flatMap((row) => fields.map((field) => record(row)[field]))
    .filter((value) => typeof value === 'string')
    .filter((value) => value.length >= 16);
  expect(texts.length).toBeGreaterThan(0);
  return texts;
}

/** Puts the picture into the media library. */
async function upload(): Promise<number> {
  const form = new FormData();
  const bytes = Buffer.from(pictureDataUrl.split(',')[1] ?? '', 'base64');
  form.set('files', new Blob([bytes], { type: 'image/png' }), 'dot.png');
  const response = await fetch(`${cms.url}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${superAdmin}` },
    body: form,
  });
  const [file] = [await response.json()].flat();
  return Number(record(file).id);
}

/** Creates an entry in the content manager, which records its author, and publishes it. */
async function write(uid: string, data: object): Promise<void> {
  const address = `/content-manager/collection-types/${uid}/actions/publish`;
  const { status } = await call(cms, address, { token: superAdmin, body: data });
  expect(status).toBe(200);
}

beforeAll(async () => {
  cms = await startTestCms();
  const first = await accountOf(cms, firstAdmin.ADMIN_EMAIL);
  await cms.strapi.db.query('admin::user').update({
    where: { id: first },
    data: { resetPasswordToken: randomUUID(), registrationToken: randomUUID() },
  });
  superAdmin = (await openSession(cms, first)).accessToken;
  const other = await createAccount(cms, 'web@example.com', 'web-admin');
  webAdmin = (await openSession(cms, other)).accessToken;
  await call(cms, '/admin/api-tokens', {
    token: superAdmin,
    body: { name: 'Made by hand', description: '', type: 'read-only', lifespan: null },
  });
  await write('api::blog.blog', {
    title: 'An article',
    slug: 'an-article',
    description: '<p>Text.</p>',
    category: 'Testing',
    image: [await upload()],
  });
  for (const question of ['One?', 'Two?']) {
    await write('api::faq.faq', { question, description: '<p>Answer.</p>' });
  }
  await call(cms, '/api/contactus/createcontactus', {
    token: cms.functionToken,
    headers: { 'Idempotency-Key': randomUUID() },
    body: { ...lead, captcha: { passed: true, nonce: randomUUID() } },
  });
  await call(cms, '/api/requestdemo/createrequestdemo', {
    token: cms.functionToken,
    headers: { 'Idempotency-Key': randomUUID() },
    body: { name: 'A', email: '', mobile: '', product: 'Dc3' },
  });
  secrets = [
    ...(await valuesOf('admin::user', ['password', 'resetPasswordToken', 'registrationToken'])),
    ...(await valuesOf('admin::api-token', ['accessKey', 'encryptedKey'])),
    ...(await valuesOf('api::contact.contact', ['idempotencyKey', 'captchaNonce'])),
    ...(await valuesOf('api::demo-request.demo-request', ['idempotencyKey'])),
    ...(await valuesOf('admin::session', ['sessionId'])),
    cms.functionToken,
    cms.buildToken,
  ];
});

afterAll(() => cms.stop());

/** Every private field of an account, reached from an entry through its author. */
const ofAuthor = ['createdBy', 'updatedBy'].flatMap((author) =>
  ['password', 'resetPasswordToken', 'registrationToken', 'usernameKey', 'email'].flatMap(
    (field) => [
      `filters[${author}][${field}][$startsWith]=$2`,
      `filters[${author}][${field}][$notNull]=true`,
      `filters[$or][0][${author}][${field}][$contains]=a`,
      `filters[$not][${author}][${field}][$null]=true`,
      `sort=${author}.${field}`,
      `sort[${author}][${field}]=desc`,
      `populate[${author}][fields][0]=${field}`,
      `populate[${author}][filters][${field}][$notNull]=true`,
      `populate[${author}][sort]=${field}`,
    ],
  ),
);

const anyEntry = [
  ...ofAuthor,
  'populate=*',
  'populate=createdBy',
  'populate=createdBy.roles.users',
  'populate[createdBy][populate]=*',
  'populate[0]=createdBy&populate[1]=updatedBy',
  'fields=*',
  'fields[0]=createdBy',
  'fields[0]=password',
  'filters[createdBy][roles][users][password][$startsWith]=$2',
  'filters[createdBy][id][$gt]=0',
  'filters[password][$notNull]=true',
  'filters[idempotencyKey][$notNull]=true',
  'sort=idempotencyKey',
  '_q=$2a',
];

/** What could reveal a hidden value: the status, and the entries and their order. Media may be populated. */
function entriesIn({ body }: Answer): unknown {
  return [body.data ?? body.results ?? body.result]
    .flat()
    .map((entry) => record(entry).documentId ?? record(entry)._id ?? record(entry).id);
}

/** The query was refused or had no effect on the entries and their order. */
function expectBlind(answer: Answer, plain: Answer, query: string): void {
  const text = JSON.stringify(answer.body);
  for (const secret of secrets) {
    expect({ query, leaks: text.includes(secret) }).toEqual({ query, leaks: false });
  }
  expect({
    query,
    hint: /"(password|registrationToken|resetPasswordToken|accessKey|encryptedKey|idempotencyKey|captchaNonce|usernameKey)":/.test(
      text,
    ),
  }).toEqual({ query, hint: false });
  if (answer.status >= 400 && answer.status < 500) return;
  expect({ query, status: answer.status, entries: entriesIn(answer) }).toEqual({
    query,
    status: plain.status,
    entries: entriesIn(plain),
  });
}

test.each(['/api/faqs', '/api/blogs'])(
  'the build reads nothing private at %s, and learns nothing of it by filters and order',
  async (address) => {
    const token = cms.buildToken;
    const plain = await call(cms, address, { token });
    expect(plain.status).toBe(200);
    for (const query of anyEntry) {
      if (query.startsWith('_q')) continue;
      expectBlind(await call(cms, `${address}?${encodeURI(query)}`, { token }), plain, query);
    }
    expect(JSON.stringify(plain.body)).not.toMatch(/createdBy|updatedBy/);
  },
);

test.each([
  '/web-admin/blogs',
  '/web-admin/faqs',
  '/web-admin/contacts',
  '/web-admin/demo-requests?product=Dc3',
  '/web-admin/blog-categories',
  '/web-admin/contactus/getcontactus',
])('ignores all parameters of %s but its own', async (address) => {
  const plain = await call(cms, address, { token: webAdmin });
  expect(plain.status).toBe(200);
  const mark = address.includes('?') ? '&' : '?';
  for (const query of [...anyEntry, 'status=draft', 'locale=*', 'where[password][$ne]=x']) {
    const answer = await call(cms, `${address}${mark}${encodeURI(query)}`, { token: webAdmin });
    expectBlind(answer, plain, query);
  }
});

test.each(['blogs', 'faqs', 'contacts', 'demo-requests'])(
  'the list of %s cannot be sorted by a private field',
  async (list) => {
    for (const sort of ['password:asc', 'idempotencyKey:asc', 'createdBy.password:asc']) {
      const answer = await call(cms, `/web-admin/${list}?product=Dc3&sort=${sort}`, {
        token: webAdmin,
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_query' } });
    }
  },
);

test.each(['api::blog.blog', 'api::faq.faq'])(
  'the content manager shows nothing private of %s, not to a Super Admin either',
  async (uid) => {
    const address = `/content-manager/collection-types/${uid}`;
    const plain = await call(cms, address, { token: superAdmin });
    expect(plain.status).toBe(200);
    // A Super Admin may see and filter by who wrote an entry, and may see the e-mail of an account.
    for (const query of anyEntry.filter((each) => !/email|\[id\]|_q/.test(each))) {
      const answer = await call(cms, `${address}?${encodeURI(query)}`, { token: superAdmin });
      expectBlind(answer, plain, query);
    }
  },
);

const accountQueries = ['password', 'resetPasswordToken', 'registrationToken'].flatMap((field) => [
  `filters[${field}][$startsWith]=$2`,
  `filters[$or][0][${field}][$notNull]=true`,
  `filters[$not][${field}][$contains]=zz`,
  `sort=${field}:desc`,
  `fields[0]=${field}`,
  `filters[roles][users][${field}][$startsWith]=zz`,
  `populate[roles][populate][users][filters][${field}][$startsWith]=zz`,
]);

test.each(['/admin/users', '/admin/api-tokens', '/admin/admin-tokens', '/admin/transfer/tokens'])(
  '%s shows a Super Admin no private field, and none is learnt by filters and order',
  async (address) => {
    const plain = await call(cms, address, { token: superAdmin });
    expect(plain.status).toBe(200);
    for (const query of ['', 'populate=*', ...accountQueries]) {
      const answer = await call(cms, `${address}?${encodeURI(query)}`, { token: superAdmin });
      expectBlind(answer, plain, query);
    }
  },
);

test('the own account and the login reveal nothing private', async () => {
  const answers = [
    await call(cms, '/admin/users/me', { token: webAdmin }),
    await call(cms, '/admin/users/me/sessions', { token: webAdmin }),
    await call(cms, '/admin/login', {
      body: { email: firstAdmin.ADMIN_EMAIL, password: firstAdmin.ADMIN_PASSWORD },
    }),
  ];
  for (const { body } of answers) {
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/"(password|resetPasswordToken|registrationToken|usernameKey)":/);
  }
});

test("the content manager's relations reveal nothing about accounts to a web admin", async () => {
  const { results } = (
    await call(cms, '/content-manager/collection-types/api::faq.faq', { token: superAdmin })
  ).body;
  const { documentId } = record([results].flat()[0]);
  for (const address of [
    '/content-manager/relations/api::faq.faq/createdBy',
    `/content-manager/relations/api::faq.faq/${String(documentId)}/createdBy`,
    '/content-manager/relations/admin::user/roles',
    '/content-manager/relations/admin::api-token/permissions',
  ]) {
    for (const query of ['', '?page=1', '?_q=$2', '?locale=en&id=1', '?filters[password][$ne]=x']) {
      const { status, body } = await call(cms, `${address}${query}`, { token: webAdmin });
      expect({ address, query, status, open: status < 400 }).toMatchObject({ open: false });
      expect(JSON.stringify(body)).not.toMatch(/example\.com|first\.admin/);
    }
  }
});
