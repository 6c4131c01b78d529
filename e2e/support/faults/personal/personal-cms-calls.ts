import { deadLetterPath, deployNotificationPath, endpointUrl, panelReads } from '../../api/api';
import { send, type Answer, type Message } from '../../api/send';
import { markedContact, type Caller } from './personal-calls';
import type { Reader } from '../stored/stored-leads';

/** Calls that anyone can send directly to the CMS. */
export function directCmsCalls({ marks }: Caller, cmsUrl: string): Promise<Answer[]> {
  const at = (path: string, message: Message = {}) => send(`${cmsUrl}${path}`, message);
  const post = (path: string, json: object, rest: Message = {}) =>
    at(path, { method: 'POST', json, ...rest });
  const login = () => ({ email: `${marks.next()}@example.com`, password: marks.next() });
  return Promise.all([
    post(endpointUrl('createcontactus'), markedContact(marks)),
    post(endpointUrl('createcontactus'), markedContact(marks), { token: marks.next() }),
    post(deadLetterPath, { lead: marks.next() }),
    post(deployNotificationPath, { state: 'error', error_message: marks.next() }),
    post('/admin/login', login()),
    post('/admin/login', { email: { [marks.next()]: marks.next() }, password: marks.next() }),
    post('/admin/forgot-password', { email: `${marks.next()}@example.com` }),
    post('/admin/reset-password', { resetPasswordToken: marks.next(), password: marks.next() }),
    at(`/api/contacts?email=${marks.next()}`),
    at(`${panelReads.contacts}?search=${marks.next()}`),
    at(`/admin/users?_q=${marks.next()}`, { token: marks.next() }),
    at(`/uploads/${marks.next()}.png`),
    at(`/${marks.next()}`),
    at('/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      raw: `{"email":"${marks.next()}`,
    }),
  ]);
}

/** An admin's searches. Their answers may contain leads. */
export async function adminSearches({ marks }: Caller, reader: Reader): Promise<void> {
  const { cmsUrl, token } = reader;
  const paths = [
    `${panelReads.contacts}?search=${marks.next()}`,
    `${panelReads.contactsExport}?search=${marks.next()}`,
    `${panelReads.demoRequests}?product=Dc3&search=${marks.next()}`,
    `${panelReads.demoRequestsExport}?product=Dc3&search=${marks.next()}`,
    `${panelReads.contacts}?sort=${marks.next()}`,
    `${panelReads.deadLetters}?page=${marks.next()}`,
    `${panelReads.blogs}/${marks.next()}`,
    `/content-manager/collection-types/api::faq.faq?_q=${marks.next()}`,
    `/admin/users?_q=${marks.next()}`,
  ];
  await Promise.all(paths.map((path) => send(`${cmsUrl}${path}`, { token })));
}
