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

// Thousands of calls, which say nothing that single ones elsewhere do not say: what nobody has thought of.
const full = { tag: '@full' };

// They would fill it.
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

// The public pages show what is published: other tests count it.
test.afterEach(async () => {
  await caller.removeAllBut(before);
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
 * Sends a case. Whatever it is, it is answered in the shape of a success or of an error, and never with a fault of ours.
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

/** A text as it has to be stored, by the name of its field. */
function tidied(name: string, text: string): string {
  if (name === 'description' || name === 'password') return text.trim();
  return name === 'message' ? tidyLines(text) : tidyLine(text);
}

/** What was sent, as it has to be stored: without blanks around it, and without what a paste brings along unseen. */
function asStored(raw = ''): Fields {
  const sent: unknown = JSON.parse(raw);
  return Object.fromEntries(
    Object.entries(record(sent)).map(([name, value]) => [
      name,
      typeof value === 'string' ? tidied(name, value) : value,
    ]),
  );
}

/** The rows that are in a list now and were not before, by their ids. */
const added = (earlier: Fields[], present: Fields[]) => {
  const known = new Set(earlier.map(({ _id }) => _id));
  return new Map(present.filter(({ _id }) => !known.has(_id)).map((row) => [row._id, row]));
};

const idIn = ({ body }: Answer) => record(record(body).result)._id;

/** Only the lists that are named may differ from before. */
async function expectRest(changed: readonly (keyof Inventory)[]): Promise<Inventory> {
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
  // Markup is tidied; of plain text every word stays.
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
  // Equal pictures are one file.
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
  test(
    `${name} stores what it accepts, safe to show, and nothing of what it refuses`,
    full,
    async () => {
      const accepted = new Map<unknown, Fields>();
      await forAll(cases(bodies), async (each) => {
        const answer = await answered(name, each);
        if (answer.status !== 201) return;
        const stored = record(record(answer.body).result);
        check(stored, asStored(each.raw));
        accepted.set(idIn(answer), stored);
      });
      const present = added(before[list], (await expectRest([list, 'files']))[list]);
      expect([...present.keys()].sort()).toEqual([...accepted.keys()].sort());
      for (const [id, stored] of accepted) {
        expect(present.get(id)).toMatchObject({ ...stored, published: true });
      }
      expect(accepted.size).toBeGreaterThan(20);
    },
  );
}

for (const { name, list, make, bodies, check } of [
  { name: 'editblog', list: 'blogs', make: 'createblog', bodies: blogBodies, check: expectBlog },
  { name: 'editfaq', list: 'faqs', make: 'createfaq', bodies: faqBodies, check: expectFaq },
] as const) {
  test(`${name} leaves an entry as one of the accepted edits made it`, full, async () => {
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
    const present = added(before[list], (await expectRest([list, 'files']))[list]);
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

for (const { name, list, make } of [
  { name: 'deleteblogs', list: 'blogs', make: 'createblog' },
  { name: 'deletefaq', list: 'faqs', make: 'createfaq' },
] as const) {
  test(`${name} deletes the entry that is named, and no other`, full, async () => {
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
    const present = added(before[list], (await expectRest([list, 'files']))[list]);
    expect([...present.keys()].sort()).toEqual(made.filter((id) => !deleted.has(id)).sort());
  });
}

const product = fc.constantFrom(...products);

test('createrequestdemo stores what it accepts, and nothing of what it refuses', full, async () => {
  const bodies = bodyOf({ name: maybe(text), email: maybe(text), mobile: maybe(text), product });
  const accepted = new Map<unknown, Fields>();
  await forAll(cases(bodies), async (each) => {
    const answer = await answered('createrequestdemo', each);
    if (answer.status === 201) accepted.set(idIn(answer), asStored(each.raw));
  });
  expect(accepted.size).toBeGreaterThan(20);
  const present = added(before.demoRequests, (await expectRest(['demoRequests'])).demoRequests);
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
  'createcontactus stores what it accepts, and nothing of what it refuses',
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
    const present = added(before.contacts, (await expectRest(['contacts'])).contacts);
    expect([...present.keys()].sort()).toEqual([...accepted.keys()].sort());
    for (const [id, sent] of accepted) {
      const { name, email, phone, subject, message } = sent;
      expect(present.get(id)).toMatchObject({ name, email, phone, subject, message });
    }
  },
);

test(
  'createadmin makes the admins whom it accepts, each with the role Web Admin only',
  full,
  async () => {
    const bodies = bodyOf(
      {
        // Few other texts are names that everybody sees as they are.
        username: fc.oneof({ arbitrary: filled, weight: 1 }, { arbitrary: fc.uuid(), weight: 3 }),
        // A hash takes its time: most passwords are refused before.
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
    const { admins } = await expectRest(['admins']);
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
  'adminlogin lets nobody in who has no password, and stores nothing',
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
    await expectRest([]);
  },
);

for (const name of ['allblogs', 'allfaqs', 'getcontactus'] as const) {
  test(`${name} answers any query, and changes nothing`, full, async () => {
    await forAll(cases(), async (each) => {
      await answered(name, each);
    });
    await expectRest([]);
  });
}

for (const { name, bodies } of [
  {
    name: 'fetchblogsbycategory',
    bodies: bodyOf({ category: fc.oneof(fc.constant('Integration'), filled) }),
  },
  { name: 'requestdemosforproduct', bodies: bodyOf({ product }) },
] as const) {
  test(`${name} answers any body, and changes nothing`, full, async () => {
    await forAll(cases(bodies), async (each) => {
      await answered(name, each);
    });
    await expectRest([]);
  });
}
