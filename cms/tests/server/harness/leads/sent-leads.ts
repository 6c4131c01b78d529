import { randomBytes, randomUUID } from 'node:crypto';
import { deadLetterPath } from '../../../../src/contract/leads/delivery';
import { record } from '../call';
import type { TestCms } from '../cms';
import { send, type Written } from '../content';

export const contact = {
  name: 'HRIS director',
  email: 'hris@example.com',
  phone: '555-0199',
  subject: 'A question',
  message: 'How do we begin?',
};

export const demoRequest = {
  name: 'A buyer',
  email: 'buyer@example.com',
  mobile: '',
  product: 'Dc3',
};

/** How the function sends a lead. */
export interface Sending {
  /** The visitor's address. Without it, the function delivers from the outbox. */
  from?: string;
  key?: string;
  /** Fields to replace in the body, or to add to it. */
  body?: object;
}

let visitors = 0;

/** An address in a block of its own. */
export function newVisitor(): string {
  visitors += 1;
  return `10.${String(Math.floor(visitors / 250))}.${String(visitors % 250)}.1`;
}

const post = (cms: TestCms, address: string, body: object, { from, key }: Sending) =>
  send(cms, address, {
    token: cms.functionToken,
    headers: {
      ...(from === undefined ? {} : { 'x-client-address': from }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body,
  });

/** Sends a contact message with a captcha that was passed. */
export function sendContact(cms: TestCms, sending: Sending = {}): Promise<Written> {
  const captcha = { passed: true, nonce: randomUUID() };
  const body = { ...contact, captcha, ...sending.body };
  return post(cms, '/api/contactus/createcontactus', body, sending);
}

/** Sends a demo request. */
export function sendDemoRequest(cms: TestCms, sending: Sending = {}): Promise<Written> {
  const body = { ...demoRequest, ...sending.body };
  return post(cms, '/api/requestdemo/createrequestdemo', body, sending);
}

/** The body with which the function stores a dead letter. */
export const letterBody = (changes: object = {}) => ({
  entry: randomBytes(32).toString('hex'),
  form: 'createcontactus',
  lead: JSON.stringify({ ...contact, captcha: { passed: true, nonce: randomUUID() } }),
  idempotencyKey: randomUUID(),
  reason: 'captcha_failed',
  acceptedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

/** Stores a dead letter as the function does. */
export const storeLetter = (cms: TestCms, body: object = letterBody()): Promise<Written> =>
  send(cms, deadLetterPath, { token: cms.functionToken, body });

/** Creates a dead letter. @returns its id in the panel */
export async function deadLetter(cms: TestCms): Promise<string> {
  const body = letterBody();
  await storeLetter(cms, body);
  const row: unknown = await cms.strapi.db
    .query('api::dead-letter.dead-letter')
    .findOne({ where: { entry: body.entry } });
  return String(record(row).documentId);
}

/** Creates a suspected lead. @returns its id in the panel */
export async function suspectedLead(cms: TestCms, list: 'contacts' | 'demo-requests') {
  const sendLead = list === 'contacts' ? sendContact : sendDemoRequest;
  const { id } = await sendLead(cms, { body: { suspicion: 'trap_filled' } });
  return id;
}
