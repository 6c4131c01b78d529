import { randomBytes, randomUUID } from 'node:crypto';
import { deadLetterPath, type LeadForm } from '../api/api';
import { send } from '../api/send';
import type { System } from '../system/system';

interface Letter {
  form?: LeadForm;
  /** Contact form fields by default; missing ones are filled in. */
  fields?: Record<string, string>;
  reason?: string;
}

const contact = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '+41 44 000 00 00',
  subject: 'A question',
  message: 'A message',
};

/** Stores a lead as undelivered, as the site's function does. */
export async function storeUndelivered(system: System, letter: Letter): Promise<void> {
  const { form = 'createcontactus', fields = {}, reason = 'captcha_failed' } = letter;
  const lead =
    form === 'createcontactus'
      ? { ...contact, ...fields, captcha: { passed: true, nonce: randomUUID() } }
      : { product: 'Dc3', ...fields };
  const answer = await send(`${system.settings.cmsUrl}${deadLetterPath}`, {
    method: 'POST',
    token: system.secrets.CMS_FUNCTION_TOKEN,
    json: {
      entry: randomBytes(32).toString('hex'),
      form,
      lead: JSON.stringify(lead),
      idempotencyKey: randomUUID(),
      reason,
      acceptedAt: new Date().toISOString(),
    },
  });
  if (answer.status !== 201) {
    throw new Error(`The undelivered lead was not stored: ${String(answer.status)} ${answer.text}`);
  }
}
