import { endpoints } from '../../../src/contract/endpoints';
import type { Endpoint, EndpointName } from '../../../src/contract/routes';
import { Refusal } from '../../../src/contract/errors';
import { readBody } from '../../../src/contract/validate';

type Body = Record<string, unknown>;

const picture = 'data:image/png;base64,iVBORw0KGgo=';
const paragraph = (length: number) => `<p>${'a'.repeat(length - '<p></p>'.length)}</p>`;
const text = (length: number) => 'a'.repeat(length);
const password = (length: number) => text(length - 2) + 'A1';

interface Row {
  good: Body;
  /** The required fields, and the refusal when one is missing. */
  required: readonly string[];
  missing: [code: string, message: string];
  /** The maximum length of each text. A literal, so that the contract is not tested against itself. */
  max: Readonly<Record<string, number>>;
  fill?: Readonly<Record<string, (length: number) => string>>;
}

const contactMax = { name: 200, email: 254, phone: 50, subject: 200, message: 10_000 };
const blog = {
  title: 'A title',
  description: '<p>Words</p>',
  image: [picture],
  tag: 'Payroll',
  category: 'Testing',
};
const blogMax = { title: 200, tag: 100, category: 100 };
const faq = { question: 'Why?', description: '<p>Because.</p>' };
const credentials: [string, string] = ['invalid_body', 'Give a username and a password.'];
const productNames = 'product must be one of: Aksa Studio, Dc3, Reorg Chart Modelling.';

/** Every endpoint that reads a body. */
const rows: Readonly<Partial<Record<EndpointName, Row>>> = {
  adminlogin: {
    good: { username: 'web.admin', password: 'Correct-Horse-7' },
    required: ['username', 'password'],
    missing: credentials,
    max: { username: 254, password: 128 },
  },
  createadmin: {
    good: { username: 'web.admin', password: 'Correct-Horse-7', email: 'admin@example.com' },
    required: ['username', 'password'],
    missing: credentials,
    max: { username: 100, password: 72, email: 254 },
    fill: { password, email: (length) => '@example.com'.padStart(length, 'a') },
  },
  createblog: {
    good: blog,
    required: ['title', 'description', 'image', 'category'],
    missing: ['missing_fields', 'please fill all fields'],
    max: { ...blogMax, description: 10_485_760 },
    fill: { description: paragraph },
  },
  editblog: {
    good: blog,
    required: [],
    missing: ['missing_fields', 'please fill all fields'],
    max: { ...blogMax, description: 10_485_760 },
    fill: { description: paragraph },
  },
  fetchblogsbycategory: {
    good: { category: 'Testing' },
    required: ['category'],
    missing: ['invalid_body', 'Name the category.'],
    max: { category: 100 },
  },
  createfaq: {
    good: faq,
    required: ['question', 'description'],
    missing: ['missing_fields', 'please fill all fields'],
    max: { question: 500, description: 200_000 },
    fill: { description: paragraph },
  },
  editfaq: {
    good: faq,
    required: ['question', 'description'],
    missing: ['missing_fields', 'please fill all fields'],
    max: { question: 500, description: 200_000 },
    fill: { description: paragraph },
  },
  createrequestdemo: {
    good: { name: 'A', email: 'a@example.com', mobile: '555-0101', product: 'Dc3' },
    required: ['product'],
    missing: ['invalid_body', productNames],
    max: { name: 200, email: 254, mobile: 50 },
  },
  requestdemosforproduct: {
    good: { product: 'Dc3' },
    required: ['product'],
    missing: ['invalid_body', productNames],
    max: {},
  },
  createcontactus: {
    good: {
      name: 'HRIS director',
      email: 'hris@example.com',
      phone: '555-0199',
      subject: 'A question',
      message: 'How do we begin?\nAnd when?',
      captcha: 'solved',
    },
    required: ['name', 'email', 'phone', 'subject', 'message'],
    missing: ['missing_fields', 'Please fill all the fields'],
    max: { ...contactMax, captcha: 8_192 },
  },
};

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/** The result of reading a body: its fields, or the code and message of the refusal. */
function outcome(name: EndpointName, body: unknown): Body | [code: string, message: string] {
  const { body: schema }: Endpoint = endpoints[name];
  if (schema === undefined) throw new Error(`${name} reads no body.`);
  try {
    return readBody(schema, body);
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    return [failure.code, failure.message];
  }
}

const without = (fields: Body, name: string): Body =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

const wrongValues = { number: 7, boolean: true, null: null, object: { $ne: '' }, list: ['text'] };

test('every endpoint that reads a body is tested', () => {
  const reading = Object.keys(endpoints)
    .filter(isEndpointName)
    .filter((name) => 'body' in endpoints[name]);
  expect(Object.keys(rows).sort()).toEqual(reading.sort());
});

describe.each(Object.entries(rows))('%s', (key, { good, required, missing, max, fill = {} }) => {
  const name = isEndpointName(key) ? key : 'adminlogin';

  test('accepts a valid body, and trims its texts', () => {
    expect(outcome(name, good)).toEqual(good);
    const [field = ''] = Object.keys(good).filter((each) => !['password', 'image'].includes(each));
    expect(outcome(name, { ...good, [field]: ` ${String(good[field])}\u00a0` })).toEqual(good);
  });

  test('says what is missing when a field is left out, empty or blank', () => {
    for (const field of required) {
      const empty = Array.isArray(good[field])
        ? [[]]
        : ['', '  ', '\u00a0\u3000', '\u200b\u2060\u00ad\u3164\u2800'];
      for (const body of [
        without(good, field),
        ...empty.map((value) => ({ ...good, [field]: value })),
      ]) {
        expect([field, outcome(name, body)]).toEqual([field, missing]);
      }
    }
  });

  test('accepts a body without an optional field', () => {
    for (const field of Object.keys(good).filter((each) => !required.includes(each))) {
      expect(outcome(name, without(good, field))).toEqual(without(good, field));
    }
  });

  test('refuses a field of another type', () => {
    for (const field of Object.keys(good)) {
      for (const [type, value] of Object.entries(wrongValues)) {
        if (type === 'list' && Array.isArray(good[field])) continue;
        const [code] = [outcome(name, { ...good, [field]: value })].flat();
        expect([field, type, code]).toEqual([
          field,
          type,
          expect.stringMatching(/^(invalid_body|missing_fields)$/),
        ]);
      }
    }
  });

  test('accepts the longest texts and refuses those that are one character longer', () => {
    for (const [field, length] of Object.entries(max)) {
      const make = fill[field] ?? text;
      const longest = { ...good, [field]: make(length) };
      expect([field, outcome(name, longest)]).toEqual([field, longest]);
      const [code] = [outcome(name, { ...good, [field]: make(length + 1) })].flat();
      expect([field, code]).toEqual([field, 'invalid_body']);
    }
  });

  test.each(['role', 'documentId', 'createdAt', '', 'constructor', 'toString'])(
    'refuses the unknown field "%s"',
    (field) => {
      const [code] = [outcome(name, { ...good, [field]: { admin: true } })].flat();
      expect(code).toBe('invalid_body');
    },
  );

  test('refuses a field __proto__ from JSON', () => {
    const body: unknown = JSON.parse(
      JSON.stringify(good).replace('{', '{"__proto__":{"admin":true},'),
    );
    expect([outcome(name, body)].flat()[0]).toBe('invalid_body');
  });

  test.each([null, [], 'text', 7, true])('refuses %j, which is not an object', (body) => {
    expect([outcome(name, body)].flat()[0]).toBe('invalid_body');
  });
});

test('a blog has at most 20 pictures', () => {
  const pictures = (count: number) => ({ ...blog, image: Array<string>(count).fill(picture) });
  expect(outcome('createblog', pictures(20))).toEqual(pictures(20));
  expect([outcome('createblog', pictures(21))].flat()[0]).toBe('invalid_body');
});

test('an edit cannot empty a required field of a blog', () => {
  for (const changes of [
    { title: ' ' },
    { title: '\u200b' },
    { description: '<p>\u2800</p>' },
    { description: '<p></p>' },
    { image: [] },
    { category: '' },
  ]) {
    expect(outcome('editblog', changes)).toEqual(['missing_fields', 'please fill all fields']);
  }
});

test('a demo request needs a name, an e-mail address or a mobile number', () => {
  const nobody = { name: '\u200b\u3164', email: ' ', mobile: '\u2800', product: 'Dc3' };
  expect(outcome('createrequestdemo', nobody)).toEqual([
    'invalid_body',
    'Give a name, an e-mail address or a mobile number.',
  ]);
  for (const field of ['name', 'email', 'mobile']) {
    expect(outcome('createrequestdemo', { product: 'Dc3', [field]: 'x' })).toMatchObject({
      product: 'Dc3',
    });
  }
});

test('a password is not trimmed, and is refused if it contains a control character', () => {
  const login = { username: 'web.admin', password: ' Correct-Horse-7 ' };
  expect(outcome('adminlogin', login)).toEqual(login);
  const [code] = [outcome('adminlogin', { ...login, password: 'Correct\tHorse-7' })].flat();
  expect(code).toBe('invalid_body');
});

test('an optional field with only invisible characters counts as empty', () => {
  const request = { name: '\u2060', email: 'a@example.com', mobile: '', product: 'Dc3' };
  expect(outcome('createrequestdemo', request)).toEqual({ ...request, name: '' });
  expect(outcome('createblog', { ...blog, tag: '\u00ad' })).toEqual({ ...blog, tag: '' });
});
