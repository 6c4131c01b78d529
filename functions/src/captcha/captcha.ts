import type { CaptchaFinding } from '../api';
import type { Call } from '../call';
import { verifyAltcha } from './altcha';
import { verifyRecaptcha } from './recaptcha';

/** Finds out whether a visitor's captcha is solved, by the verifier that is configured. Whatever is in doubt fails. */
export async function checkCaptcha(
  { settings: { captcha }, context: { requestId } }: Call,
  solution: string | undefined,
): Promise<CaptchaFinding> {
  if (solution === undefined || solution === '') return { passed: false };
  return captcha.kind === 'altcha'
    ? verifyAltcha(captcha, solution)
    : verifyRecaptcha(captcha, solution, requestId);
}
