import type { ContactFields, ErrorCode } from '../../api';
import { callEndpoint } from '../../api-client/call-endpoint';
import type { CaptchaHandle } from '../captcha/captcha-handle';
import type { FormSigns } from '../../ui/form/form-signs';
import { leadSource } from '../../ui/form/lead-source';

/** `captcha`: not confirmed, or rejected. `fields`: one is empty. `failed`: anything else. */
export type Refusal = 'fields' | 'captcha' | 'failed';

const refusals: Partial<Record<ErrorCode, Refusal>> = {
  missing_fields: 'fields',
  captcha_failed: 'captcha',
};

/**
 * Sends a filled contact form once the captcha is solved.
 * @param idempotencyKey the same for every attempt to send the same fields
 */
export async function sendContact(
  message: ContactFields & FormSigns,
  captcha: CaptchaHandle,
  idempotencyKey: string,
): Promise<'sent' | Refusal> {
  let solution: string | null;
  try {
    solution = await captcha.solution();
  } catch {
    return 'failed';
  }
  if (solution === null) return 'captcha';
  const body = { ...message, captcha: solution, source: leadSource() };
  const result = await callEndpoint('createcontactus', { body, idempotencyKey });
  if (result.ok) return 'sent';
  return (result.code && refusals[result.code]) ?? 'failed';
}
