import { randomUUID } from 'node:crypto';
import {
  endpoints,
  endpointUrl,
  limits,
  texts,
  versionHeader,
  type Endpoint,
  type EndpointName,
} from '../support/api/api';
import { expectRefusal, expectSuccess } from '../support/api/answers';
import { onePixel, picture, samples, type Fields } from '../support/api/samples';
import { record, records, send, type Answer, type Message } from '../support/api/send';
import * as shape from '../support/api/shapes';
import type { System } from '../support/system/system';
import { logIn, logSuperAdminIn, makeAdminWith, makeWebAdmin } from '../support/panel/sessions';
import { expect, test } from '../support/system/own-test';

let token: string;

test.beforeAll(async ({ system }) => {
  // Nothing here needs a Super Admin.
  token = await logIn(system, await makeWebAdmin(system, await logSuperAdminIn(system)));
});

type Options = Message & { id?: string; query?: string };

/** Calls an endpoint on the site's host, with the web admin's session if the endpoint needs one. */
function call({ settings }: System, name: EndpointName, options: Options = {}): Promise<Answer> {
  const { id, query = '', ...message } = options;
  const { method, access }: Endpoint = endpoints[name];
  const url = `${settings.siteUrl}${endpointUrl(name, id)}${query}`;
  return send(url, { method, ...(access === 'anyone' ? {} : { token }), ...message });
}

/** Finds an entry of a list by its id. */
const listed = ({ body }: Answer, list: string, id: unknown) =>
  records(record(body)[list]).find(({ _id }) => _id === id);

/** The version from an answer, as an If-Match header. */
const version = ({ headers }: Answer) => ({ [versionHeader]: headers.get('etag') ?? '' });

const blog = () => ({
  title: `A blog of the API ${randomUUID()}`,
  description: '<p>What the site shows.</p>',
  image: [picture],
  tag: '',
  category: 'Of the API',
});

const faq = () => ({
  question: `Who asks ${randomUUID()}?`,
  description: '<p>The API.</p>',
});

test('creates, lists, edits and deletes a blog', async ({ system }) => {
  const sent = blog();
  const first = await call(system, 'createblog', { json: sent });
  expectSuccess(first, 201, { result: { ...shape.blog, ...sent, image: [shape.upload] } });
  const created = record(record(first.body).result);
  const id = String(created._id);
  expect(listed(await call(system, 'allblogs'), 'allblogs', id)).toEqual(created);
  const { category } = sent;
  const ofCategory = await call(system, 'fetchblogsbycategory', { json: { category } });
  expect(listed(ofCategory, 'result', id)).toEqual(created);

  const changes = { title: `${sent.title}, once more`, tag: 'New' };
  const second = await call(system, 'editblog', { id, headers: version(first), json: changes });
  const edited: Fields = { ...created, ...changes };
  expectSuccess(second, 200, { result: edited });

  const lateEdit = { id, headers: version(first), json: { title: 'Too late' } };
  expectRefusal(await call(system, 'editblog', lateEdit), 'edit_conflict');
  const lateDelete = { id, headers: version(first) };
  expectRefusal(await call(system, 'deleteblogs', lateDelete), 'edit_conflict');
  expect(listed(await call(system, 'allblogs'), 'allblogs', id)).toEqual(edited);

  // The API accepts its own answer as a body: the picture addresses in it are its own.
  const { _id, ...again } = edited;
  expect(_id).toBe(id);
  const third = await call(system, 'editblog', { id, headers: version(second), json: again });
  expectSuccess(third, 200, { result: edited });

  const end = await call(system, 'deleteblogs', { id, headers: version(third) });
  expectSuccess(end, 200, { result: { _id: id } });
  expect(listed(await call(system, 'allblogs'), 'allblogs', id)).toBeUndefined();
  expectRefusal(await call(system, 'deleteblogs', { id }), 'not_found');
  expectRefusal(await call(system, 'editblog', { id, json: changes }), 'not_found');
});

test('creates, lists, edits and deletes a FAQ', async ({ system }) => {
  const sent = faq();
  const first = await call(system, 'createfaq', { json: sent });
  expectSuccess(first, 201, { result: { ...shape.faq, ...sent } });
  const created = record(record(first.body).result);
  const id = String(created._id);
  expect(created.id).toBe(id);
  expect(listed(await call(system, 'allfaqs'), 'allfaqs', id)).toMatchObject(sent);

  const changes = faq();
  const second = await call(system, 'editfaq', { id, headers: version(first), json: changes });
  expectSuccess(second, 200, { result: { ...shape.faq, _id: id, id, ...changes } });
  const lateEdit = { id, headers: version(first), json: faq() };
  expectRefusal(await call(system, 'editfaq', lateEdit), 'edit_conflict');
  const lateDelete = { id, headers: version(first) };
  expectRefusal(await call(system, 'deletefaq', lateDelete), 'edit_conflict');
  expect(listed(await call(system, 'allfaqs'), 'allfaqs', id)).toMatchObject(changes);

  // Spec §7: without If-Match the last write wins.
  expectSuccess(await call(system, 'editfaq', { id, json: sent }), 200, {
    result: { ...shape.faq, _id: id, id, ...sent },
  });
  expectSuccess(await call(system, 'deletefaq', { id }), 200, { result: { _id: id } });
  expect(listed(await call(system, 'allfaqs'), 'allfaqs', id)).toBeUndefined();
  expectRefusal(await call(system, 'deletefaq', { id }), 'not_found');
  expectRefusal(await call(system, 'editfaq', { id, json: sent }), 'not_found');
});

test('accepts only one of several concurrent edits of the same version', async ({ system }) => {
  const first = await call(system, 'createfaq', { json: faq() });
  const id = String(record(record(first.body).result)._id);
  const edits = Array.from({ length: 8 }, () =>
    call(system, 'editfaq', { id, headers: version(first), json: faq() }),
  );
  const answers = await Promise.all(edits);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const winner = answers.find(({ status }) => status === 200);
  const { question } = record(record(winner?.body).result);
  expect(listed(await call(system, 'allfaqs'), 'allfaqs', id)).toMatchObject({ question });
  await call(system, 'deletefaq', { id });
});

test('stores a picture sent as a data URL and returns an address that serves it', async ({
  system,
}) => {
  const description = `<p>Before.</p><p><img src="${picture}" alt="A drawing"></p>`;
  const answer = await call(system, 'createblog', {
    json: { ...blog(), description, image: [picture, onePixel] },
  });
  expect(answer.status, answer.text).toBe(201);
  const result = record(record(answer.body).result);
  const inText = /<img src="([^"]+)"/.exec(String(result.description))?.[1];
  const addresses = [result.image, inText].flat().map(String);
  expect(addresses).toEqual([shape.upload, shape.upload, shape.upload]);
  for (const address of addresses) {
    const file = await fetch(address);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch(/^image\/(png|webp)$/);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
  await call(system, 'deleteblogs', { id: String(result._id) });
});

test('refuses anything but a picture, and stores nothing of the blog', async ({ system }) => {
  const before = await call(system, 'allblogs');
  const dataUrl = (type: string, text: string) =>
    `data:${type};base64,${Buffer.from(text).toString('base64')}`;
  const notPictures = [
    'https://example.com/picture.png',
    `${system.settings.cmsPublicUrl}/uploads/no-such-file.png`,
    '/etc/passwd',
    'file:///etc/passwd',
    dataUrl('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    dataUrl('image/png', '<script>alert(1)</script>'),
    dataUrl('text/html', '<p>Text</p>'),
    'data:image/png;base64,',
    picture.slice(0, 200),
  ];
  for (const item of notPictures) {
    const answer = await call(system, 'createblog', {
      json: { ...blog(), image: [picture, item] },
    });
    expectRefusal(answer, 'invalid_body');
  }
  expect((await call(system, 'allblogs')).body).toEqual(before.body);
});

test('refuses a body too big for the API and points to the panel', async ({ system }) => {
  const title = 'Big '.padEnd(limits.functionBody, 'x');
  const answer = await call(system, 'createblog', { json: { ...blog(), title } });
  expectRefusal(answer, 'body_too_large');
  expect(record(answer.body).message).toMatch(/panel/i);
});

test('creates an admin who can log in by username or e-mail, in any case', async ({ system }) => {
  const username = `Second.${randomUUID()}`;
  const account = { username, email: `${username}@example.com`, password: 'Another-Horse-8' };
  const answer = await call(system, 'createadmin', { json: account });
  expectSuccess(answer, 201, shape.session);
  const { password } = account;
  const names = [username, username.toLowerCase(), account.email, account.email.toUpperCase()];
  for (const name of names) {
    const login = await call(system, 'adminlogin', { json: { username: name, password } });
    expectSuccess(login, 200, shape.session);
    const own = String(record(login.body).result);
    expect((await call(system, 'getcontactus', { token: own })).status).toBe(200);
  }
  const again = { username: username.toUpperCase(), password };
  expectRefusal(await call(system, 'createadmin', { json: again }), 'username_taken');
  const sameMail = { ...account, username: `third.${randomUUID()}` };
  expectRefusal(await call(system, 'createadmin', { json: sameMail }), 'email_taken');
});

test('creates an admin without an e-mail address, who logs in by username', async ({ system }) => {
  const account = { username: `third.${randomUUID()}`, password: 'Another-Horse-8' };
  expectSuccess(await call(system, 'createadmin', { json: account }), 201, shape.session);
  expectSuccess(await call(system, 'adminlogin', { json: account }), 200, shape.session);
});

test('answers all wrong credentials alike', async ({ system }) => {
  const { admin } = system;
  const wrong = [
    { username: admin.username, password: 'Wrong-Horse-7' },
    { username: admin.email, password: 'Wrong-Horse-7' },
    { username: 'nobody', password: admin.password },
    { username: 'nobody@example.com', password: admin.password },
    { username: admin.username, password: ` ${admin.password}` },
    { username: '%', password: admin.password },
  ];
  for (const json of wrong) {
    const answer = await call(system, 'adminlogin', { json });
    expectRefusal(answer, 'wrong_credentials', 'Wrong username or password.');
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

test('an admin call needs a session and the permission of its endpoint', async ({ system }) => {
  const superAdmin = await logSuperAdminIn(system);
  const reader = await logIn(
    system,
    await makeAdminWith(system, superAdmin, ['plugin::web-admin.contact.read']),
  );
  expect((await call(system, 'getcontactus', { token: reader })).status).toBe(200);
  expectRefusal(await call(system, 'createfaq', { token: reader, json: faq() }), 'not_allowed');
  for (const wrong of [undefined, 'x', system.secrets.CMS_FUNCTION_TOKEN]) {
    expectRefusal(await call(system, 'getcontactus', { token: wrong }), 'not_logged_in');
  }
});

test("refuses an empty edit with the specification's message", async ({ system }) => {
  const first = await call(system, 'createblog', { json: blog() });
  const id = String(record(record(first.body).result)._id);
  for (const json of [
    { title: ' ' },
    { description: '<p></p>' },
    { description: '<script>x</script>' },
    { image: [] },
    { category: '' },
  ]) {
    const answer = await call(system, 'editblog', { id, json });
    expectRefusal(answer, 'missing_fields', texts.blogFields);
  }
  await call(system, 'deleteblogs', { id });
});

test('lists all demo requests and contacts in pages, newest first', async ({ system }) => {
  const name = `Page ${randomUUID()}`;
  for (const number of [1, 2, 3, 4, 5]) {
    const json = { name: `${name} ${String(number)}`, product: 'Reorg Chart Modelling' };
    expect((await call(system, 'createrequestdemo', { json })).status).toBe(201);
  }
  const page = async (query: string) =>
    call(system, 'requestdemosforproduct', { json: { product: 'Reorg Chart Modelling' }, query });
  const pages = await Promise.all([1, 2, 3].map((n) => page(`?page=${String(n)}&pageSize=2`)));
  const names = pages.flatMap(({ body }) => records(record(body).result).map((each) => each.name));
  expect(names.slice(0, 5)).toEqual([5, 4, 3, 2, 1].map((number) => `${name} ${String(number)}`));
  const whole = record((await page('')).body);
  const totals = pages.map(({ body }) => record(record(body).pagination).total);
  const { total } = record(whole.pagination);
  expect(totals).toEqual([total, total, total]);
  expect(records(whole.result)[0]).toEqual({
    ...shape.demoRequest,
    name: `${name} 5`,
    email: '',
    mobile: '',
    product: 'Reorg Chart Modelling',
  });

  for (let message = 0; message < 5; message += 1) {
    const json = await samples.createcontactus.body?.(system);
    expect((await call(system, 'createcontactus', { json })).status).toBe(201);
  }
  const contacts = await call(system, 'getcontactus', { query: '?pageSize=1000' });
  const all = records(record(contacts.body).result).map(({ _id }) => _id);
  const second = await call(system, 'getcontactus', { query: '?page=2&pageSize=2' });
  expect(records(record(second.body).result).map(({ _id }) => _id)).toEqual(all.slice(2, 4));
  expect(new Set(all).size).toBe(all.length);
});
