import { boolean, object, string, type InferType } from 'yup';
import { contactFields } from './contact';

/**
 * What the function found out about a captcha before it calls the CMS. The CMS acts on it only after it has looked
 * the idempotency key up, so that a retry of an accepted lead is answered although its captcha is spent.
 */
const captchaFinding = object({
  passed: boolean().strict().required(),
  /** Names the solution, so that it counts once. */
  nonce: string().strict().max(200),
  /** The verifier could not be asked. */
  unavailable: boolean().strict(),
});

export type CaptchaFinding = InferType<typeof captchaFinding>;

/** The body of createcontactus between function and CMS: the solution is replaced by what was found out about it. */
export const forwardedContactBody = contactFields.shape({ captcha: captchaFinding.required() });
