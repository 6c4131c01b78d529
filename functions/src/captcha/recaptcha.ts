import { createHash } from 'node:crypto';
import { array, boolean, object, string } from 'yup';
import type { CaptchaFinding } from '../api';
import { fetchJson, NoAnswer } from '../fetch-json';
import { logFailure } from '../log';
import type { RecaptchaSettings } from '../settings';

const verdictSchema = object({
  success: boolean().required(),
  'error-codes': array(string().required()),
}).required();

// These say that our own call was wrong, not the visitor's answer.
const faultsOfOurs: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
]);

/** Asks Google; throws NoAnswer when no verdict on the visitor comes. */
async function askGoogle(settings: RecaptchaSettings, token: string): Promise<boolean> {
  const { status, body } = await fetchJson(
    settings.verifyUrl,
    { method: 'POST', body: new URLSearchParams({ secret: settings.secretKey, response: token }) },
    settings.timeoutMs,
  );
  if (status !== 200 || !verdictSchema.isValidSync(body, { strict: true })) {
    throw new NoAnswer(`unexpected_answer_${String(status)}`);
  }
  const fault = body['error-codes']?.find((code) => faultsOfOurs.has(code));
  if (fault !== undefined) throw new NoAnswer(fault);
  return body.success;
}

/**
 * Checks a token of Google reCAPTCHA.
 * @returns the finding; `unavailable` when Google could not be asked, which is logged
 */
export async function verifyRecaptcha(
  settings: RecaptchaSettings,
  token: string,
  requestId: string,
): Promise<CaptchaFinding> {
  try {
    const passed = await askGoogle(settings, token);
    if (!passed) return { passed };
    return { passed, nonce: createHash('sha256').update(token).digest('hex') };
  } catch (thrown) {
    if (!(thrown instanceof NoAnswer)) throw thrown;
    logFailure(
      { requestId, endpoint: 'captcha' },
      { code: 'captcha_unavailable', cause: thrown.reason },
    );
    return { passed: false, unavailable: true };
  }
}
