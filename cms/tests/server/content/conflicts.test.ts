import { login } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send, storedFiles } from '../harness/content';

let cms: TestCms;
let token: string;
let picture: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  picture = await drawnPicture(1);
});

afterAll(() => cms.stop());

const uids = { blog: 'api::blog.blog', FAQ: 'api::faq.faq' } as const;

const kinds = {
  blog: {
    create: '/web-admin/blogs/createblog',
    edit: ['POST', '/web-admin/blogs/editblog/'],
    remove: '/web-admin/blogs/deleteblogs/',
    read: '/web-admin/blogs/',
    body: (text: string) => ({
      title: text,
      description: `<p>${text}</p>`,
      image: [picture],
      category: 'HR',
    }),
  },
  FAQ: {
    create: '/web-admin/faq/createfaq',
    edit: ['PUT', '/web-admin/faq/editfaq/'],
    remove: '/web-admin/faq/deletefaq/',
    read: '/web-admin/faqs/',
    body: (text: string) => ({ question: text, description: `<p>${text}</p>` }),
  },
} as const;

describe.each(['blog', 'FAQ'] as const)('two admins change a %s', (noun) => {
  const { create, edit, remove, read, body } = kinds[noun];
  const start = async () => {
    const { id, headers } = await send(cms, create, { token, body: body('First') });
    return { id, etag: headers.get('etag') ?? '' };
  };
  const change = (id: string, text: string, etag?: string) =>
    send(cms, edit[1] + id, {
      method: edit[0],
      token,
      body: body(text),
      ...(etag === undefined ? {} : { headers: { 'If-Match': etag } }),
    });

  test('the second one gets an error, and nothing is overwritten', async () => {
    const { id, etag } = await start();
    const first = await change(id, 'Of the first', etag);
    expect(first.status).toBe(200);
    const second = await change(id, 'Of the second', etag);
    expect(second.status).toBe(409);
    expect(second.body).toEqual({
      error: true,
      code: 'edit_conflict',
      message: expect.stringMatching(/Someone else has changed this/),
    });
    const { result } = await send(cms, read + id, { token });
    expect(result.description).toBe('<p>Of the first</p>');
    expect((await change(id, 'Again', first.headers.get('etag') ?? '')).status).toBe(200);
  });

  test('an entry says who changed it last, and when', async () => {
    const { id } = await start();
    const before = await send(cms, read + id, { token });
    expect(before.result).toMatchObject({ updatedBy: firstAdmin.ADMIN_USERNAME });
    await cms.strapi.documents(uids[noun]).update({ documentId: id, data: { updatedBy: null } });
    const unknown = await send(cms, read + id, { token });
    expect(unknown.result).not.toHaveProperty('updatedBy');
    await change(id, 'Changed');
    const { result } = await send(cms, read + id, { token });
    expect(result).toMatchObject({
      updatedBy: firstAdmin.ADMIN_USERNAME,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  test('of twenty concurrent changes exactly one succeeds', async () => {
    const { id, etag } = await start();
    const before = await storedFiles(cms);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, index) => change(id, `Edit ${String(index)}`, etag)),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const { result } = await send(cms, read + id, { token });
    expect(result.description).toBe(won[0]?.result.description);
    // The losers leave no picture. The version before the change keeps its own beside the winner's.
    const kept = noun === 'blog' ? 1 : 0;
    const after = await storedFiles(cms);
    expect(after.rows).toBe(before.rows + kept);
    const filesOfOne = before.files.length / before.rows;
    expect(after.files).toHaveLength(before.files.length + kept * filesOfOne);
  });

  test('refuses a delete of an entry that was changed meanwhile', async () => {
    const { id, etag } = await start();
    await change(id, 'Changed', etag);
    const options = { method: 'DELETE', token, headers: { 'If-Match': etag } };
    expect((await send(cms, remove + id, options)).status).toBe(409);
    expect((await send(cms, read + id, { token })).status).toBe(200);
    expect((await send(cms, remove + id, { method: 'DELETE', token })).status).toBe(200);
    expect((await change(id, 'Too late', etag)).status).toBe(404);
  });

  test('without a version the last one wins; a malformed version is refused', async () => {
    const { id } = await start();
    expect((await change(id, 'One')).status).toBe(200);
    expect((await change(id, 'Two', '*')).status).toBe(200);
    const refused = await change(id, 'Three', 'yesterday');
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe('invalid_version');
  });
});
