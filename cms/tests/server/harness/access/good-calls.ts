import { randomUUID } from 'node:crypto';
import { webhookEvents } from '../../../../src/contract/leads/webhooks';
import { addDeliveries } from '../../../../src/leads/webhooks/announce';
import type { Endpoint } from '../../../../src/leads/webhooks/endpoints';
import { createEndpoint, expectEndpoint } from '../../../../src/leads/webhooks/manage';
import { accountPassword, createAccount, openSession, roleOf } from './accounts';
import { call, record } from '../call';
import type { TestCms } from '../cms';
import { pictureDataUrl } from '../picture';
import { deadLetter, letterBody, suspectedLead } from '../leads/sent-leads';

interface GoodCall {
  method: string;
  address: string;
  body?: object;
}

const unique = () => randomUUID().slice(0, 8);

const blog = () => ({
  title: `Article ${unique()}`,
  description: '<p>Text.</p>',
  image: [pictureDataUrl],
  tag: '',
  category: 'Testing',
});
const faq = () => ({ question: `Question ${unique()}?`, description: '<p>Answer.</p>' });
const contact = () => ({
  name: 'HRIS director',
  email: 'hris@example.com',
  phone: '555-0199',
  subject: 'A question',
  message: 'How do we begin?',
  captcha: { passed: true, nonce: randomUUID() },
});
const person = 'someone@example.com';
const demo = { name: 'A', email: '', mobile: '', product: 'Dc3' };
const webhook = () => ({
  name: 'CRM',
  url: 'https://crm.example.com/leads',
  events: [...webhookEvents],
});
const reply = () => ({ subject: 'Re: A question', text: 'Dear {{name}}' });
const template = () => ({ name: `Template ${unique()}`, subject: '', text: 'Dear {{name}}' });
const redirect = () => ({ from: `/old-${unique()}`, to: '/about' });
/** A time in some days, which every time zone has. */
const plan = () => ({
  at: `${new Date(Date.now() + 7 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)}T12:00`,
});
const newAdmin = () => ({ username: `admin-${unique()}`, password: accountPassword });

/** A valid body for each route, by the last word of its path that is not an id. */
const bodies: Record<string, () => object> = {
  createadmin: newAdmin,
  password: () => ({ currentPassword: accountPassword, password: 'A-Third-Horse-9' }),
  createfirstadmin: newAdmin,
  createblog: blog,
  editblog: blog,
  fetchblogsbycategory: () => ({ category: 'Testing' }),
  createfaq: faq,
  editfaq: faq,
  createrequestdemo: () => demo,
  requestdemosforproduct: () => ({ product: 'Dc3' }),
  createcontactus: contact,
  createdeadletter: letterBody,
  'api::faq.faq': faq,
  drafts: () => ({ title: 'A draft' }),
  draft: () => ({ title: 'A draft' }),
  changes: () => ({ changes: [{ form: 'contacts', id: 'gone', state: 'closed' }] }),
  deletions: () => ({ leads: [{ form: 'contacts', id: 'gone' }] }),
  notes: () => ({ text: 'Called back.' }),
  spam: () => ({ spam: true }),
  erase: () => ({ email: person }),
  webhooks: webhook,
  pause: () => ({ paused: true }),
  previews: () => ({ for: 'others' }),
  redirects: redirect,
  'link-states': () => ({ addresses: ['/about'] }),
  ':action': plan,
  replies: reply,
  'reply-templates': template,
  'forgot-password': () => ({ email: `${unique()}@example.com` }),
  'register-admin': () => ({
    email: `${unique()}@example.com`,
    firstname: 'A',
    password: accountPassword,
  }),
};

/** The address of a lead contains its form, that of a person their e-mail address, those of versions and plans what they are. */
const withNames = (address: string) =>
  address
    .replace(':form', 'contacts')
    .replace(':email', person)
    .replace(':number', '1')
    .replace(':action', 'unpublish');

/** Demo requests are listed by product; a person's file has a format. */
function withQuery(address: string): string {
  if (address.includes('/people/') && address.endsWith('/export')) return `${address}?format=json`;
  return address.includes('/demo-requests') ? `${address}?product=Dc3` : address;
}

/** How an entry of each kind is created. */
const creations = {
  blogs: () => ['/web-admin/blogs/createblog', blog()],
  faq: () => ['/web-admin/faq/createfaq', faq()],
  template: () => ['/web-admin/reply-templates', template()],
  redirect: () => ['/web-admin/redirects', redirect()],
} as const satisfies Record<string, () => readonly [string, object]>;

type Kind = keyof typeof creations;

async function entry(cms: TestCms, token: string, kind: Kind): Promise<string> {
  const [address, body] = creations[kind]();
  const { status, body: answer } = await call(cms, address, { token, body });
  const { _id: id } = record(answer.result);
  if (typeof id !== 'string') throw new Error(`${address} answered ${String(status)}.`);
  return id;
}

function kindIn(path: string): Kind {
  if (path.includes('/redirects')) return 'redirect';
  if (path.includes('/reply-templates')) return 'template';
  return path.includes('blog') ? 'blogs' : 'faq';
}

/** Makes a lead's reply fail for good. @returns its id */
async function failedReply(cms: TestCms, token: string, lead: string): Promise<string> {
  await call(cms, `${lead}/replies`, { token, body: reply() });
  const mails = cms.strapi.db.connection('outgoing_mails');
  const lastOf = mails.where('lead_id', lead.split('/').at(-1) ?? '');
  const { mail_key: key } = record(await lastOf.clone().first('mail_key'));
  await lastOf.update({ send_after: null });
  return String(key).replace('reply:', '');
}

/**
 * Valid calls, which succeed for every caller with the permission. Calls that change an account or delete an entry do
 * not share it with other calls.
 */
export class GoodCalls {
  private entryOf: Partial<Record<string, string>> = {};

  /** @param superAdmin an account that may create what the calls need */
  constructor(
    private readonly cms: TestCms,
    private readonly superAdmin: number,
  ) {}

  /** @param route as in the document, such as `POST /api/faq/createfaq` */
  async of(route: string): Promise<GoodCall> {
    const [method = '', path = ''] = route.split(' ');
    const word = path.replace('/:id', '').split('/').at(-1) ?? '';
    const address = await this.addressOf(method, path);
    if (word === 'adminlogin' || path === '/admin/login') {
      return { method, address, body: await this.credentials(word === 'adminlogin') };
    }
    if (method === 'GET') return { method, address: withQuery(address) };
    if (path.includes('/categories/')) return { method, address, body: await this.renaming() };
    if (path.startsWith('/api/preview')) {
      const token = await this.previewToken();
      const src = await this.pictureOfPreview(token);
      return { method, address, body: word === 'picture' ? { token, src } : { token } };
    }
    // The drafts of FAQs name their title otherwise.
    const isFaqDraft = path.startsWith('/web-admin/faqs/') && word.startsWith('draft');
    const body = isFaqDraft ? { question: 'A draft?' } : (bodies[word]?.() ?? {});
    return { method, address, body: word === 'users' ? await this.invitation() : body };
  }

  private async addressOf(method: string, path: string): Promise<string> {
    if (!path.includes(':id')) return withNames(path).replace(':file', 'login.js');
    const address = withNames(path).replace(':id', await this.idFor(method, path));
    const [lead = '', further] = address.split('/replies/:reply');
    if (further === undefined) return address;
    const { accessToken } = await openSession(this.cms, this.superAdmin);
    return `${lead}/replies/${await failedReply(this.cms, accessToken, lead)}${further}`;
  }

  /** Creates a new entry for each call that deletes one; other calls share an entry. */
  private async idFor(method: string, path: string): Promise<string> {
    if (path.includes('/dead-letters/')) return deadLetter(this.cms);
    if (path.includes('/webhooks/')) return (await this.webhook()).documentId;
    if (path.includes('/webhook-deliveries/')) return this.delivery();
    if (path.includes('/previews/')) return (await this.previewToken()).split('.')[0] ?? '';
    if (path.includes('/leads/')) return suspectedLead(this.cms, 'contacts');
    if (path.endsWith('/notspam')) {
      return suspectedLead(this.cms, path.includes('/contacts/') ? 'contacts' : 'demo-requests');
    }
    if (/^\/web-admin\/(?:blogs|faqs)\/:id/.test(path)) return this.ownEntry(method, path);
    const kind = kindIn(path);
    const { accessToken } = await openSession(this.cms, this.superAdmin);
    const known = this.entryOf[kind];
    if (known !== undefined && method !== 'DELETE') return known;
    const id = await entry(this.cms, accessToken, kind);
    if (method !== 'DELETE') this.entryOf[kind] = id;
    return id;
  }

  /** The token of a link to a blog. It begins with the id of the link. */
  private async previewToken(): Promise<string> {
    const { accessToken: token } = await openSession(this.cms, this.superAdmin);
    const id = await entry(this.cms, token, 'blogs');
    const address = `/web-admin/blogs/${id}/previews`;
    const { body } = await call(this.cms, address, { token, body: { for: 'others' } });
    return new URL(String(record(body.result).url)).hash.slice(1);
  }

  private async pictureOfPreview(token: string): Promise<unknown> {
    const caller = { token: this.cms.functionToken, body: { token } };
    const { body } = await call(this.cms, '/api/preview', caller);
    return [record(record(body.result).entry).image].flat()[0];
  }

  /** A new name for a category that has an article. */
  private async renaming(): Promise<object> {
    const from = `Category ${unique()}`;
    const { accessToken: token } = await openSession(this.cms, this.superAdmin);
    await call(this.cms, '/web-admin/blogs/createblog', {
      token,
      body: { ...blog(), category: from },
    });
    return { from, to: `Category ${unique()}` };
  }

  /** Creates an entry for one call: what is published can be unpublished, what is planned cancelled, what is in the trash restored. */
  private async ownEntry(method: string, path: string): Promise<string> {
    const { accessToken: token } = await openSession(this.cms, this.superAdmin);
    const id = await entry(this.cms, token, kindIn(path));
    const needsTrash = path.endsWith('/restore') || (method === 'DELETE' && path.endsWith('/:id'));
    const address = path.replace(/:id.*/, `${id}/trash`);
    if (needsTrash) await call(this.cms, address, { token, body: {} });
    if (method === 'DELETE' && path.includes('/plans/')) {
      const planned = withNames(path).replace(':id', id);
      await call(this.cms, planned, { method: 'PUT', token, body: plan() });
    }
    return id;
  }

  /** Creates a webhook. Its tests fail at once: its address is private. */
  private async webhook(): Promise<Endpoint> {
    const { db } = this.cms.strapi;
    // There can be 20 of them.
    await db.connection('webhook_endpoints').delete();
    const { documentId } = await createEndpoint(this.cms.strapi, webhook());
    await db.connection('webhook_endpoints').update({ url: 'https://127.0.0.1/' });
    return expectEndpoint(this.cms.strapi, documentId);
  }

  private async delivery(): Promise<string> {
    const eventId = unique();
    const { strapi } = this.cms;
    await addDeliveries(strapi, await this.webhook(), [{ event: 'webhook.test', eventId }]);
    const row: unknown = await strapi.db
      .query('api::webhook-delivery.webhook-delivery')
      .findOne({ where: { eventId } });
    return String(record(row).documentId);
  }

  private async invitation(): Promise<object> {
    const roles = [await roleOf(this.cms, 'web-admin')];
    return { email: `${unique()}@example.com`, firstname: 'A', roles };
  }

  private async credentials(byUsername: boolean): Promise<object> {
    const email = `${unique()}@example.com`;
    await createAccount(this.cms, email, 'web-admin');
    return { [byUsername ? 'username' : 'email']: email, password: accountPassword };
  }
}
