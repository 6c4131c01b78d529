import { createHash } from 'node:crypto';
import { array, boolean, object, string } from 'yup';
import type { CaptchaFinding } from '../api';
import { FetchError, fetchJson } from '../fetch-json';
import { logFailure } from '../log';
import type { RecaptchaSettings } from '../settings';

const verdictSchema = object({
  success: boolean().required(),
  'error-codes': array(string().required()),
}).required();

// These mean that our call was wrong, not the visitor's token.
const ownFaults: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
]);

/**
 * Asks Google about a token.
 * @throws FetchError if Google returns no verdict on the visitor
 */
async function askGoogle(settings: RecaptchaSettings, token: string): Promise<boolean> {
  const { status, body } = await fetchJson(
    settings.verifyUrl,
    { method: 'POST', body: new URLSearchParams({ secret: settings.secretKey, response: token }) },
    settings.timeoutMs,
  );
  if (status !== 200 || !verdictSchema.isValidSync(body, { strict: true })) {
    throw new FetchError(`unexpected_answer_${String(status)}`);
  }
  const fault = body['error-codes']?.find((code) => ownFaults.has(code));
  if (fault !== undefined) throw new FetchError(fault);
  return body.success;
}

/**
 * Checks a token of Google reCAPTCHA.
 * @returns the finding; `unavailable` if Google could not be asked, which is logged
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
    if (!(thrown instanceof FetchError)) throw thrown;
    logFailure(
      { requestId, endpoint: 'captcha' },
      { code: 'captcha_unavailable', cause: thrown.reason },
    );
    return { passed: false, unavailable: true };
  }
}
