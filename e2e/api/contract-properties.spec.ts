import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import {
  endpoints,
  products,
  tidyLine,
  tidyLines,
  type Endpoint,
  type EndpointName,
} from '../support/api/api';
import { solvedCaptcha } from '../support/api/captcha';
import { expectErrorShape } from '../support/api/answers';
import {
  bodyOf,
  richText,
  strangeId,
  surroundings,
  text,
  type Surroundings,
} from '../support/api/arbitraries';
import { Caller } from '../support/api/calls';
import { forAll } from '../support/api/for-all';
import { takeInventory, type Inventory } from '../support/api/inventory';
import { unsafeIn, wordsOf } from '../support/api/rich-text';
import { onePixel, type Fields } from '../support/api/samples';
import { record, send, type Answer } from '../support/api/send';
import { successes } from '../support/api/shapes';
import { logSuperAdminIn } from '../support/panel/sessions';
import { expect, test } from '../support/system/own-test';

// Other tests cover each rule with single calls; these thousands look for cases that nobody has thought of.
const full = { tag: '@full' };

// Thousands of calls would fill the trace.
test.use({ trace: 'off' });

let caller: Caller;
let inventory: () => Promise<Inventory>;
let before: Inventory;

test.beforeAll(async ({ system }) => {
  caller = new Caller(system, await logSuperAdminIn(system));
  inventory = () => takeInventory(system, caller.token);
});

test.beforeEach(async () => {
  before = await inventory();
});

// Other tests count the published entries.
test.afterEach(async () => {
  await caller.removeNewEntries(before);
  const { blogs, faqs, files } = await inventory();
  expect({ blogs, faqs, files }).toEqual({
    blogs: before.blogs,
    faqs: before.faqs,
    files: before.files,
  });
});

interface Case extends Surroundings {
  raw?: string;
  id?: string;
}

/**
 * Sends a case. Whatever it contains, the answer has the shape of a success or of an error, and is never a server error.
 */
async function answered(
  name: EndpointName,
  { raw, id = '', headers, query }: Case,
): Promise<Answer> {
  const { method, access }: Endpoint = endpoints[name];
  const answer = await send(`${caller.url(name, id)}${query}`, {
    method,
    ...(access === 'anyone' ? {} : { token: caller.token }),
    ...(raw === undefined ? {} : { raw }),
    headers: { ...(raw === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
  if (answer.status >= 400) expectErrorShape(answer);
  else expect(answer.body).toEqual(successes[name]);
  return answer;
}

const cases = (body?: fc.Arbitrary<string>, id?: fc.Arbitrary<string>): fc.Arbitrary<Case> =>
  fc
    .tuple(surroundings, body ?? fc.constant(undefined), id ?? fc.constant(undefined))
    .map(([around, raw, entry]) => ({
      ...around,
      ...(raw === undefined ? {} : { raw }),
      ...(entry === undefined ? {} : { id: entry }),
    }));

const filled = text.filter((value) => tidyLine(value) !== '');
const maybe = (value: fc.Arbitrary<string>) => fc.oneof(value, fc.constant(''));

/** The text that must be stored for a field. */
function tidied(name: string, text: string): string {
  if (name === 'description' || name === 'password') return text.trim();
  return name === 'message' ? tidyLines(text) : tidyLine(text);
}

/** The sent fields as they must be stored: without surrounding blanks and pasted invisible characters. */
function asStored(raw = ''): Fields {
  const sent: unknown = JSON.parse(raw);
  return Object.fromEntries(
    Object.entries(record(sent)).map(([name, value]) => [
      name,
      typeof value === 'string' ? tidied(name, value) : value,
    ]),
  );
}

/** The new rows of a list, by id. */
const added = (earlier: Fields[], present: Fields[]) => {
  const known = new Set(earlier.map(({ _id }) => _id));
  return new Map(present.filter(({ _id }) => !known.has(_id)).map((row) => [row._id, row]));
};

const idIn = ({ body }: Answer) => record(record(body).result)._id;

/** Expects that only the named lists have changed. */
async function expectOthersUnchanged(changed: readonly (keyof Inventory)[]): Promise<Inventory> {
  const present = await inventory();
  const rest = Object.fromEntries(
    Object.entries(before).filter(([list]) => !changed.some((each) => each === list)),
  );
  expect(present).toMatchObject(rest);
  return present;
}

function expectRichText(stored: unknown, sent: unknown, pictures: boolean): void {
  const html = String(stored);
  expect(unsafeIn(html, { pictures }), html).toEqual([]);
  expect(html).not.toBe('');
  // Markup may change; plain text keeps every word.
  const words = tidyLines(String(sent));
  if (!/[<&]/.test(words)) expect(wordsOf(html)).toBe(words.replace(/\s+/g, ' ').trim());
}

const images = fc.oneof(
  { arbitrary: fc.constant([onePixel]), weight: 6 },
  { arbitrary: fc.array(fc.oneof(fc.constant(onePixel), text), { maxLength: 3 }), weight: 1 },
  { arbitrary: fc.base64String().map((bytes) => [`data:image/png;base64,${bytes}`]), weight: 1 },
);

const line = (value: fc.Arbitrary<string>) =>
  fc.oneof(
    { arbitrary: value, weight: 1 },
    { arbitrary: fc.constant('As it should be'), weight: 2 },
  );

const blogBodies = bodyOf({
  title: line(filled),
  description: richText,
  image: images,
  tag: line(maybe(text)),
  category: line(filled),
});
const faqBodies = bodyOf({ question: line(filled), description: richText });

function expectBlog(stored: Fields, sent: Fields): void {
  const { description, image, ...lines } = sent;
  expect(stored).toMatchObject(lines);
  if (description !== undefined) expectRichText(stored.description, description, true);
  // Equal pictures share one file.
  if (Array.isArray(image)) expect(stored.image).toHaveLength(new Set(image).size);
}

function expectFaq(stored: Fields, sent: Fields): void {
  expect(stored.question).toBe(sent.question);
  expectRichText(stored.description, sent.description, false);
}

for (const { name, list, bodies, check } of [
  { name: 'createblog', list: 'blogs', bodies: blogBodies, check: expectBlog },
  { name: 'createfaq', list: 'faqs', bodies: faqBodies, check: expectFaq },
] as const) {
  test(`${name} stores what it accepts, sanitised, and nothing that it refuses`, full, async () => {
    const accepted = new Map<unknown, Fields>();
    await forAll(cases(bodies), async (each) => {
      const answer = await answered(name, each);
      if (answer.status !== 201) return;
      const stored = record(record(answer.body).result);
      check(stored, asStored(each.raw));
      accepted.set(idIn(answer), stored);
    });
    const present = added(before[list], (await expectOthersUnchanged([list, 'files']))[list]);
    expect([...present.keys()].sort()).toEqual([...accepted.keys()].sort());
    for (const [id, stored] of accepted) {
      expect(present.get(id)).toMatchObject({ ...stored, published: true });
    }
    expect(accepted.size).toBeGreaterThan(20);
  });
}

for (const { name, list, make, bodies, check } of [
  { name: 'editblog', list: 'blogs', make: 'createblog', bodies: blogBodies, check: expectBlog },
  { name: 'editfaq', list: 'faqs', make: 'createfaq', bodies: faqBodies, check: expectFaq },
] as const) {
  test(`${name} leaves the entry as one of the accepted edits`, full, async () => {
    const id = await caller.make(make);
    const accepted: Fields[] = [];
    const ids = fc.oneof(
      { arbitrary: fc.constant(id), weight: 6 },
      { arbitrary: strangeId, weight: 1 },
    );
    await forAll(cases(bodies, ids), async (each) => {
      const answer = await answered(name, each);
      if (answer.status !== 200) return;
      expect(each.id).toBe(id);
      const stored = record(record(answer.body).result);
      check(stored, asStored(each.raw));
      accepted.push(stored);
    });
    expect(accepted.length).toBeGreaterThan(20);
    const present = added(before[list], (await expectOthersUnchanged([list, 'files']))[list]);
    expect([...present.keys()]).toEqual([id]);
    const row = record(present.get(id));
    expect(row.published).toBe(true);
    expect(
      accepted.some((edit) =>
        Object.keys(edit).every((field) => isDeepStrictEqual(edit[field], row[field])),
      ),
    ).toBe(true);
  });
}

for (const { name, list, trash, make } of [
  { name: 'deleteblogs', list: 'blogs', trash: 'trashedBlogs', make: 'createblog' },
  { name: 'deletefaq', list: 'faqs', trash: 'trashedFaqs', make: 'createfaq' },
] as const) {
  test(`${name} deletes only the named entry`, full, async () => {
    const made = await Promise.all(Array.from({ length: 3 }, () => caller.make(make)));
    const deleted = new Set<string>();
    const ids = fc.oneof(
      { arbitrary: strangeId, weight: 30 },
      { arbitrary: fc.constantFrom(...made), weight: 1 },
    );
    await forAll(cases(undefined, ids), async (each) => {
      const { status } = await answered(name, each);
      if (status === 200) deleted.add(each.id ?? '');
    });
    const after = await expectOthersUnchanged([list, trash, 'files']);
    const present = added(before[list], after[list]);
    expect([...present.keys()].sort()).toEqual(made.filter((id) => !deleted.has(id)).sort());
    expect([...added(before[trash], after[trash]).keys()].sort()).toEqual([...deleted].sort());
  });
}

const product = fc.constantFrom(...products);

test('createrequestdemo stores what it accepts and nothing that it refuses', full, async () => {
  const bodies = bodyOf({ name: maybe(text), email: maybe(text), mobile: maybe(text), product });
  const accepted = new Map<unknown, Fields>();
  await forAll(cases(bodies), async (each) => {
    const answer = await answered('createrequestdemo', each);
    if (answer.status === 201) accepted.set(idIn(answer), asStored(each.raw));
  });
  expect(accepted.size).toBeGreaterThan(20);
  const present = added(
    before.demoRequests,
    (await expectOthersUnchanged(['demoRequests'])).demoRequests,
  );
  const empty = { name: '', email: '', mobile: '' };
  const stored = [...present].map(([id, { createdAt, ...row }]) => [
    id,
    { ...row, createdAt: typeof createdAt },
  ]);
  expect(Object.fromEntries(stored)).toEqual(
    Object.fromEntries(
      [...accepted].map(([_id, sent]) => [_id, { _id, ...empty, ...sent, createdAt: 'string' }]),
    ),
  );
});

test(
  'createcontactus stores what it accepts and nothing that it refuses',
  full,
  async ({ system }) => {
    const each = line(filled);
    const bodies = bodyOf({
      ...{ name: each, email: each, phone: each, subject: each, message: each },
      captcha: fc.oneof(
        { arbitrary: fc.constant('SOLVED'), weight: 9 },
        { arbitrary: text, weight: 1 },
      ),
    });
    const accepted = new Map<unknown, Fields>();
    await forAll(cases(bodies), async (each) => {
      const captcha = each.raw?.includes('"SOLVED"')
        ? await solvedCaptcha(system.settings.siteUrl)
        : '';
      const raw = each.raw?.replace('SOLVED', captcha) ?? '';
      const answer = await answered('createcontactus', { ...each, raw });
      if (answer.status === 201) accepted.set(idIn(answer), asStored(raw));
    });
    expect(accepted.size).toBeGreaterThan(20);
    const present = added(before.contacts, (await expectOthersUnchanged(['contacts'])).contacts);
    expect([...present.keys()].sort()).toEqual([...accepted.keys()].sort());
    for (const [id, sent] of accepted) {
      const { name, email, phone, subject, message } = sent;
      expect(present.get(id)).toMatchObject({ name, email, phone, subject, message });
    }
  },
);

test(
  'createadmin creates the admins that it accepts, with only the role Web Admin',
  full,
  async () => {
    const bodies = bodyOf(
      {
        // Few arbitrary texts are valid usernames.
        username: fc.oneof({ arbitrary: filled, weight: 1 }, { arbitrary: fc.uuid(), weight: 3 }),
        // Hashing is slow: most of these passwords are refused before it.
        password: fc.oneof(
          { arbitrary: fc.constant('Another-Horse-8'), weight: 1 },
          { arbitrary: text, weight: 2 },
        ),
        email: fc.oneof(fc.emailAddress(), fc.constant(''), text),
      },
      5,
    );
    const accepted: Fields[] = [];
    await forAll(cases(bodies), async (each) => {
      const { status } = await answered('createadmin', each);
      if (status === 201) accepted.push(asStored(each.raw));
    });
    expect(accepted.length).toBeGreaterThan(3);
    const { admins } = await expectOthersUnchanged(['admins']);
    const made = admins.slice(before.admins.length);
    const nameOf = ({ username }: Fields) => String(username).normalize('NFKC').replace(/ +/g, ' ');
    expect(made.map(({ username }) => username).sort()).toEqual(accepted.map(nameOf).sort());
    for (const admin of made) {
      expect(admin).toMatchObject({ isActive: true, roles: ['web-admin'] });
      const { email = '' } = accepted.find((sent) => nameOf(sent) === admin.username) ?? {};
      if (email === '') expect(admin.email).toMatch(/@admin\.invalid$/);
      else expect(admin.email).toBe(String(email).toLowerCase());
    }
  },
);

test(
  'adminlogin refuses everyone without the password and stores nothing',
  full,
  async ({ system }) => {
    const { username, email } = system.admin;
    const bodies = bodyOf(
      {
        username: fc.oneof(fc.constantFrom(username, email), text),
        password: fc.oneof(
          { arbitrary: fc.constant(''), weight: 6 },
          { arbitrary: text, weight: 1 },
        ),
      },
      4,
    );
    await forAll(cases(bodies), async (each) => {
      const { status } = await answered('adminlogin', each);
      expect([400, 401]).toContain(status);
    });
    await expectOthersUnchanged([]);
  },
);

for (const name of ['allblogs', 'allfaqs', 'getcontactus'] as const) {
  test(`${name} answers any query and changes nothing`, full, async () => {
    await forAll(cases(), async (each) => {
      await answered(name, each);
    });
    await expectOthersUnchanged([]);
  });
}

for (const { name, bodies } of [
  {
    name: 'fetchblogsbycategory',
    bodies: bodyOf({ category: fc.oneof(fc.constant('Integration'), filled) }),
  },
  { name: 'requestdemosforproduct', bodies: bodyOf({ product }) },
] as const) {
  test(`${name} answers any body and changes nothing`, full, async () => {
    await forAll(cases(bodies), async (each) => {
      await answered(name, each);
    });
    await expectOthersUnchanged([]);
  });
}
