import type { CaptchaFinding } from '../api';
import type { Call } from '../call';
import { outboxReserveMs } from '../deadline';
import { verifyAltcha } from './altcha';
import { verifyRecaptcha } from './recaptcha';

/** Finds out whether a visitor's captcha is solved, by the verifier that is configured. Whatever is in doubt fails. */
export async function checkCaptcha(
  { settings: { captcha }, requestId, deadline }: Call,
  solution: string | undefined,
): Promise<CaptchaFinding> {
  if (solution === undefined || solution === '') return { passed: false };
  if (captcha.kind === 'altcha') return verifyAltcha(captcha, solution);
  const timeoutMs = deadline.forStep(captcha.timeoutMs, outboxReserveMs);
  return verifyRecaptcha({ ...captcha, timeoutMs }, solution, requestId);
}
