import { Refusal } from '../api';
import { answerJson } from '../answer';
import type { Call } from '../call';
import { createAltchaChallenge } from './altcha';

/** GET /api/captcha: a challenge of the self-hosted captcha; nothing is there when reCAPTCHA is configured. */
export async function issueChallenge({ settings: { captcha } }: Call): Promise<Response> {
  if (captcha.kind !== 'altcha') {
    throw new Refusal('not_found', 'This site uses another captcha.');
  }
  return answerJson(200, await createAltchaChallenge(captcha));
}
