import { randomUUID } from 'node:crypto';
import { endpointUrl, idempotencyHeader, type EndpointName } from '../../api/api';
import { send, type Answer, type Message } from '../../api/send';
import { cheapCaptcha } from '../cheap-captcha';
import type { Marks } from './marks';

/** What the calls with personal data need. */
export interface Caller {
  siteUrl: string;
  captchaSecret: string;
  operationsToken: string;
  marks: Marks;
}

/** The fields of a contact message, each marked. */
export const markedContact = (marks: Marks) => ({
  name: marks.next(),
  email: `${marks.next()}@example.com`,
  phone: marks.next(),
  subject: marks.next(),
  message: `Dear all,\n${marks.next()}`,
});

/** The fields of a demo request, each marked. */
export const markedDemoRequest = (marks: Marks) => ({
  name: marks.next(),
  email: `${marks.next()}@example.com`,
  mobile: marks.next(),
  product: 'Dc3',
});

/** Sends a call to an endpoint. */
const post = ({ siteUrl }: Caller, name: EndpointName, message: Message, query = '') =>
  send(`${siteUrl}${endpointUrl(name)}${query}`, { method: 'POST', ...message });

/** Sends valid forms, each with its own key. */
export async function goodForms(caller: Caller): Promise<Answer[]> {
  const { marks, captchaSecret } = caller;
  const key = () => ({ [idempotencyHeader]: randomUUID() });
  const captcha = await cheapCaptcha(captchaSecret);
  return Promise.all([
    post(caller, 'createcontactus', {
      headers: key(),
      json: { ...markedContact(marks), captcha, trap: '', filledInMs: 5_000 },
    }),
    post(caller, 'createrequestdemo', { headers: key(), json: markedDemoRequest(marks) }),
  ]);
}

/** Sends forms that are refused, each for another reason. */
export async function refusedForms(caller: Caller): Promise<Answer[]> {
  const { marks, captchaSecret } = caller;
  const contact = () => markedContact(marks);
  const demo = () => markedDemoRequest(marks);
  const json = { 'content-type': 'application/json' };
  const captcha = await cheapCaptcha(captchaSecret);
  const spent = { headers: { [idempotencyHeader]: randomUUID() }, json: { ...contact(), captcha } };
  const first = await post(caller, 'createcontactus', spent);
  const bad: [EndpointName, Message, string?][] = [
    ['createcontactus', { json: { ...contact(), captcha } }],
    ['createcontactus', { headers: spent.headers, json: { ...contact(), captcha } }],
    ['createcontactus', { json: contact() }],
    ['createcontactus', { json: { ...contact(), captcha: marks.next() } }],
    ['createcontactus', { json: { ...contact(), subject: ' ' } }],
    ['createcontactus', { json: { ...contact(), name: marks.next().repeat(20) } }],
    ['createcontactus', { json: { ...contact(), phone: marks.next().repeat(10) } }],
    ['createcontactus', { json: { ...contact(), email: { [marks.next()]: marks.next() } } }],
    ['createcontactus', { json: { ...contact(), trap: [marks.next()] } }],
    ['createcontactus', { json: { ...contact(), filledInMs: marks.next() } }],
    ['createcontactus', { json: { [marks.next()]: marks.next() } }],
    ['createcontactus', { headers: { [idempotencyHeader]: `${marks.next()}@` }, json: contact() }],
    ['createcontactus', { headers: json, raw: `{"name":"${marks.next()}` }],
    ['createcontactus', { headers: json, raw: `"${marks.next().repeat(8_000)}"` }],
    ['createcontactus', { headers: { 'content-type': 'text/plain' }, raw: marks.next() }],
    ['createcontactus', { raw: new URLSearchParams(contact()).toString() }],
    ['createcontactus', { method: 'GET' }, `?${new URLSearchParams(contact()).toString()}`],
    ['createcontactus', { method: 'PUT', json: contact() }],
    ['createrequestdemo', { json: { ...demo(), product: marks.next() } }],
    ['createrequestdemo', { json: { ...demo(), name: [marks.next()] } }],
    ['createrequestdemo', { json: { product: 'Dc3', [marks.next()]: marks.next() } }],
    ['createrequestdemo', { headers: json, raw: `{"email":${marks.next()}}` }],
  ];
  const answers = await Promise.all(bad.map(([name, ...rest]) => post(caller, name, ...rest)));
  return [first, ...answers];
}

/** Sends calls to other endpoints. */
export function otherCalls(caller: Caller): Promise<Answer[]> {
  const { siteUrl, marks, operationsToken } = caller;
  const account = () => ({ username: marks.next(), password: marks.next() });
  const headers = () => ({
    'x-request-id': marks.next(),
    'user-agent': marks.next(),
    referer: `https://example.com/?email=${marks.next()}`,
    cookie: `name=${marks.next()}`,
    'x-forwarded-for': marks.next(),
  });
  const at = (path: string, message?: Message) => send(`${siteUrl}${path}`, message);
  return Promise.all([
    post(caller, 'adminlogin', { json: account() }),
    post(caller, 'adminlogin', { json: { ...account(), password: [marks.next()] } }),
    post(caller, 'createadmin', { json: { ...account(), email: `${marks.next()}@example.com` } }),
    post(caller, 'createadmin', { token: marks.next(), json: account() }),
    post(caller, 'fetchblogsbycategory', { json: { category: marks.next() } }),
    post(caller, 'requestdemosforproduct', { token: marks.next(), json: { product: 'Dc3' } }),
    at(`${endpointUrl('getcontactus')}?page=${marks.next()}`, { token: marks.next() }),
    at(`${endpointUrl('allfaqs')}?page=${marks.next()}`, { headers: headers() }),
    at(`${endpointUrl('allblogs')}?name=${marks.next()}`, { headers: headers() }),
    at(`/api/contactus/${marks.next()}`),
    at('/api/health', { token: marks.next() }),
    at('/api/operations/erase', { method: 'POST', json: { email: marks.next() } }),
    at('/api/operations/erase', {
      method: 'POST',
      token: operationsToken,
      json: { email: `${marks.next()}@example.com` },
    }),
  ]);
}
