import { Refusal, type CaptchaFinding } from '../api';
import type { Call } from '../call';
import { outboxReserveMs } from '../deadline';
import { jsonResponse } from '../response';
import { createAltchaChallenge, verifyAltcha } from './altcha';
import { verifyRecaptcha } from './recaptcha';

/** Checks a visitor's captcha with the configured verifier. If it cannot be checked, it fails. */
export async function checkCaptcha(
  { settings: { captcha }, requestId, deadline }: Call,
  solution: string | undefined,
): Promise<CaptchaFinding> {
  if (solution === undefined || solution === '') return { passed: false };
  if (captcha.kind === 'altcha') return verifyAltcha(captcha, solution);
  const timeoutMs = deadline.forStep(captcha.timeoutMs, outboxReserveMs);
  return verifyRecaptcha({ ...captcha, timeoutMs }, solution, requestId);
}

/** GET /api/captcha: a challenge of the self-hosted captcha; 404 if reCAPTCHA is configured. */
export async function issueChallenge({ settings: { captcha } }: Call): Promise<Response> {
  if (captcha.kind !== 'altcha') {
    throw new Refusal('not_found', 'This site uses another captcha.');
  }
  return jsonResponse(200, await createAltchaChallenge(captcha));
}
