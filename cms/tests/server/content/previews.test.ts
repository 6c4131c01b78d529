import sharp from 'sharp';
import { ownPreviewHours } from '../../../src/contract/content/preview';
import { deleteOverdue } from '../../../src/content/previews/preview-links';
import { signPreview } from '../../../src/content/previews/preview-token';
import { createAccount, createRole, openSession } from '../harness/access/accounts';
import { login, record } from '../harness/call';
import { passTime } from '../harness/clock';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { dataUrl, drawnPicture, send } from '../harness/content';
import { watchLog } from '../harness/log-lines';

const site = 'https://site.example';
const dayMs = 24 * 60 * 60 * 1_000;

let cms: TestCms;
let token: string;

beforeAll(async () => {
  cms = await startTestCms({ SITE_URL: site, PREVIEW_LIMIT_PER_ADDRESS: '100' });
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

afterAll(() => cms.stop());

const at = (path: string, message: object = {}) =>
  send(cms, `/web-admin/${path}`, { token, ...message });

/** Each caller has a limit of its own, as the function names its address. */
let callers = 0;
const from = (address: string) => ({
  token: cms.functionToken,
  headers: { 'X-Client-Address': address },
});
const nextCaller = () => {
  callers += 1;
  return from(`198.51.${String(callers)}.7`);
};
const show = (preview: string, caller = nextCaller()) =>
  send(cms, '/api/preview', { ...caller, body: { token: preview } });
const showPicture = (preview: string, src: unknown) =>
  send(cms, '/api/preview/picture', { ...nextCaller(), body: { token: preview, src } });

const published = async (fields: object = {}) => {
  const blog = {
    title: 'An article',
    description: '<p>Published.</p>',
    image: [await drawnPicture(1)],
    category: 'HR',
  };
  return (await at('blogs/createblog', { body: { ...blog, ...fields } })).id;
};
const saveDraft = (id: string, body: object) => at(`blogs/${id}/draft`, { method: 'PUT', body });

async function make(id: string, body: object = {}, list = 'blogs'): Promise<string> {
  const { status, result } = await at(`${list}/${id}/previews`, { body });
  expect(status).toBe(201);
  const { origin, pathname, search, hash } = new URL(String(result.url));
  expect(`${origin}${pathname}${search}`).toBe(`${site}/preview`);
  return hash.slice(1);
}

const ended = { status: 410, body: { error: true, code: 'preview_ended' } };
const linkIn = (preview: string) => preview.split('.')[0] ?? '';
const entryOf = async (preview: string) => record((await show(preview)).result.entry);

test('a link shows the current draft, and not what is published', async () => {
  const id = await published();
  const preview = await make(id);
  expect(await show(preview)).toMatchObject({
    status: 200,
    result: { live: true, entry: { kind: 'blog', title: 'An article' } },
  });
  await saveDraft(id, { title: 'A better title', description: '<p>Newer.</p>', category: '' });
  const { result, headers } = await show(preview);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(result).toMatchObject({
    live: false,
    entry: { title: 'A better title', description: '<p>Newer.</p>', category: '', tag: '' },
  });
  expect(result.entry).not.toHaveProperty('_id');
});

test('a link to a FAQ shows its draft', async () => {
  const { id } = await at('faqs/drafts', { body: { question: 'Why?' } });
  const { result } = await show(await make(id, {}, 'faqs'));
  expect(result).toMatchObject({ live: false, entry: { kind: 'faq', question: 'Why?' } });
});

test('its pictures come through the preview: those in the text, small, and only those of the draft', async () => {
  const wide = await sharp({
    create: { width: 3_000, height: 30, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer();
  const other = await published({ image: [await drawnPicture(9)] });
  const foreign = [(await at(`blogs/${other}`)).result.image].flat().map(String)[0] ?? '';
  const id = await published();
  const image = [dataUrl(wide, 'image/jpeg')];
  const description = `<p>Look:</p><p><img src="${await drawnPicture(7)}" alt="Seven"></p>`;
  await saveDraft(id, { image, description, imageAlt: ['A line'] });
  const preview = await make(id);
  const entry = await entryOf(preview);
  expect(entry.imageAlt).toEqual(['A line']);
  expect(entry.pictures).toEqual([
    { src: expect.stringMatching(/^\/uploads\//), width: 3_000, height: 30 },
    { src: expect.stringMatching(/^\/uploads\//), width: 12, height: 8 },
  ]);
  const [first, second] = [entry.pictures].flat().map((each) => record(each).src);
  expect(first).toBe([entry.image].flat()[0]);
  expect(String(entry.description)).toContain(`<img src="${String(second)}"`);
  const { status, result } = await showPicture(preview, first);
  expect(status).toBe(200);
  expect(result).not.toHaveProperty('moving');
  const drawn = Buffer.from(String(result.still).split(',')[1] ?? '', 'base64');
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 1_280 });
  expect((await showPicture(preview, second)).status).toBe(200);
  for (const src of [new URL(foreign).pathname, foreign, '/uploads/../.env', '/etc/passwd']) {
    expect((await showPicture(preview, src)).status).toBe(404);
  }
});

test('an animation comes with its first frame and all of them', async () => {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const id = await published({ image: [dataUrl(moving, 'image/gif')] });
  const preview = await make(id);
  const [src] = [(await entryOf(preview)).image].flat();
  const { result } = await showPicture(preview, src);
  const pages = async (url: unknown) =>
    (await sharp(Buffer.from(String(url).split(',')[1] ?? '', 'base64')).metadata()).pages ?? 1;
  expect([await pages(result.still), await pages(result.moving)]).toEqual([1, 2]);
});

test('a token that is guessed, forged or of another entry shows nothing, and says only that it ended', async () => {
  const [id, other] = [await published(), await published()];
  const preview = await make(id);
  const [link = '', kind, , until, signature = ''] = preview.split('.');
  const claims = { link, kind: 'blog', entry: id, until: Date.now() + dayMs } as const;
  const forged = {
    garbage: 'garbage',
    'another entry': [link, kind, other, until, signature].join('.'),
    'another kind': [link, 'f', id, until, signature].join('.'),
    'a later end': [link, kind, id, String(Number(until) + 1), signature].join('.'),
    'another signature': `${preview.slice(0, -2)}AA`,
    'no signature': [link, kind, id, until, ''].join('.'),
    // Signed by this CMS, as if its key had been used for what no row says.
    'a link that was never made': signPreview({ ...claims, link: 'a'.repeat(24) }),
    'an entry that the link is not for': signPreview({ ...claims, entry: other }),
    'a kind that the link is not for': signPreview({ ...claims, kind: 'faq' }),
  };
  for (const [name, each] of Object.entries(forged)) {
    expect({ name, ...(await show(each)) }).toMatchObject({ name, ...ended });
    expect({ name, ...(await showPicture(each, '/uploads/a.png')) }).toMatchObject(ended);
  }
  expect(signPreview(claims)).not.toBe(preview);
  expect((await show(preview)).status).toBe(200);
});

test('nothing is shown of an entry in the trash, and the link works again when it is back', async () => {
  const id = await published();
  const preview = await make(id);
  const [src] = [(await entryOf(preview)).image].flat();
  await at(`blogs/${id}/trash`, { body: {} });
  expect(await show(preview)).toMatchObject(ended);
  expect(await showPicture(preview, src)).toMatchObject(ended);
  expect((await at(`blogs/${id}/previews`, { body: {} })).status).toBe(404);
  await at(`blogs/${id}/restore`, { body: {} });
  expect((await show(preview)).status).toBe(200);
});

test('links end one by one and all at once, and the list names them', async () => {
  await at('previews', { method: 'DELETE' });
  const id = await published({ title: 'Listed' });
  const [one, two, three] = [await make(id), await make(id, { days: 30 }), await make(id)];
  const { body } = await at('previews');
  expect(body.pagination).toMatchObject({ total: 3 });
  expect(JSON.stringify(body)).not.toContain(one.split('.')[4]);
  expect(body.result).toContainEqual({
    _id: linkIn(two),
    kind: 'blog',
    entry: id,
    name: 'Listed',
    by: 'first.admin',
    for: 'others',
    createdAt: expect.any(String),
    until: new Date(Number(two.split('.')[3]) * 1_000).toISOString(),
  });
  expect((await at(`previews/${linkIn(one)}`, { method: 'DELETE' })).status).toBe(200);
  expect((await at(`previews/${linkIn(one)}`, { method: 'DELETE' })).status).toBe(404);
  expect(await show(one)).toMatchObject(ended);
  expect((await show(two)).status).toBe(200);
  expect((await at('previews', { method: 'DELETE' })).body).toEqual({ ended: 2 });
  for (const each of [two, three]) expect(await show(each)).toMatchObject(ended);
});

test('an admin has one link of their own to an entry, and an entry has a limited number', async () => {
  await at('previews', { method: 'DELETE' });
  const id = await published();
  const [first, second] = [await make(id, { for: 'me' }), await make(id, { for: 'me' })];
  expect(linkIn(second)).toBe(linkIn(first));
  const hours = (Number(first.split('.')[3]) * 1_000 - Date.now()) / 3_600_000;
  expect(Math.ceil(hours)).toBe(ownPreviewHours);
  const links = cms.strapi.db.query('api::preview-link.preview-link');
  const [row] = await links.findMany({ where: { documentId: linkIn(first) } });
  for (let count = 1; count < 50; count += 1) {
    const data = { ...row, id: undefined, documentId: `${'0'.repeat(22)}${String(count + 10)}` };
    await links.create({ data });
  }
  const refused = await at(`blogs/${id}/previews`, { body: {} });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
});

test('who may change only FAQs neither makes, sees nor ends links to blogs', async () => {
  const role = await createRole(cms, 'faqs-only', ['plugin::web-admin.faq.update']);
  const account = await createAccount(cms, 'faqs-only@example.com', role);
  const { accessToken } = await openSession(cms, account);
  const as = (path: string, message: object = {}) => at(path, { ...message, token: accessToken });
  await at('previews', { method: 'DELETE' });
  const id = await published();
  const preview = await make(id);
  expect((await as(`blogs/${id}/previews`, { body: {} })).status).toBe(403);
  expect((await as('previews')).body).toMatchObject({ result: [], pagination: { total: 0 } });
  expect((await as(`previews/${linkIn(preview)}`, { method: 'DELETE' })).status).toBe(404);
  expect((await as('previews', { method: 'DELETE' })).body).toEqual({ ended: 0 });
  expect((await show(preview)).status).toBe(200);
});

test('a link ends when its maker may no longer change the entry', async () => {
  const role = await createRole(cms, 'leaver', ['plugin::web-admin.blog.update']);
  const account = await createAccount(cms, 'leaver@example.com', role);
  const { accessToken } = await openSession(cms, account);
  const id = await published();
  const { result } = await at(`blogs/${id}/previews`, { body: {}, token: accessToken });
  const preview = new URL(String(result.url)).hash.slice(1);
  expect((await show(preview)).status).toBe(200);
  const users = cms.strapi.db.query('admin::user');
  await users.update({ where: { id: account }, data: { isActive: false } });
  expect(await show(preview)).toMatchObject(ended);
});

test.each([
  ['a reader that is none', { for: 'everyone' }],
  ['days that are not offered', { days: 365 }],
  ['days in words', { days: 'seven' }],
  ['another field', { entry: 'x' }],
])('refuses to make a link for %s', async (_, body) => {
  const id = await published();
  expect(await at(`blogs/${id}/previews`, { body })).toMatchObject({ status: 400 });
});

test('no log line holds a token', async () => {
  const id = await published();
  const log = watchLog(cms);
  const preview = await make(id);
  const [src] = [(await entryOf(preview)).image].flat();
  await showPicture(preview, src);
  await show(`${preview}x`);
  await send(cms, '/api/preview', { ...nextCaller(), body: `{"token":"${preview}"` });
  await at(`previews/${linkIn(preview)}`, { method: 'DELETE' });
  log.stop();
  expect(log.lines.length).toBeGreaterThan(4);
  const said = [...log.lines, ...log.printed].join('\n');
  expect(said).toContain('/api/preview');
  for (const part of [preview, ...preview.split('.').filter(({ length }) => length > 8)]) {
    expect(said).not.toContain(part);
  }
});

test('the calls of one network are limited', async () => {
  const preview = await make(await published());
  const [one, other] = [from('203.0.113.5'), from('203.0.113.6')];
  const codes: number[] = [];
  for (let call = 0; call < 101; call += 1) codes.push((await show('guessed', one)).status);
  expect(new Set(codes.slice(0, 100))).toEqual(new Set([410]));
  const { status, headers } = await show(preview, one);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await show(preview, other)).status).toBe(200);
});

test('a link ends when its time is over, and its row goes', async () => {
  const id = await published();
  const [short, long] = [await make(id, { days: 1 }), await make(id)];
  passTime(dayMs + 1_000);
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  expect(await show(short)).toMatchObject(ended);
  expect((await show(long)).status).toBe(200);
  const listed = (await at('previews')).body.result;
  expect(JSON.stringify(listed)).not.toContain(linkIn(short));
  expect(JSON.stringify(listed)).toContain(linkIn(long));
  const where = { entry: id, expiresAt: { $lte: new Date(Date.now()) } };
  const over = () => cms.strapi.db.query('api::preview-link.preview-link').count({ where });
  expect(await over()).toBe(1);
  await deleteOverdue(cms.strapi);
  expect(await over()).toBe(0);
  expect((await show(long)).status).toBe(200);
});
