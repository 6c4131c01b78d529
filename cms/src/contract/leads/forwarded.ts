import { boolean, object, string, type InferType } from 'yup';
import { contactFields } from './contact';
import { demoRequestFields, isReachable, unreachableText } from './demo-request';
import { sourceField, suspicions } from './form-signs';

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

/** What the function says about a lead beside its fields. */
const about = {
  suspicion: string().strict().oneOf(suspicions),
  source: sourceField,
  /** ISO 8601: when the visitor got the answer, for a lead that is delivered later. Without it that is now. */
  acceptedAt: string()
    .strict()
    .matches(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/,
      'acceptedAt must be a moment in UTC.',
    ),
} as const;

/** The body of createcontactus between function and CMS: the solution is replaced by what was found out about it. */
export const forwardedContactBody = contactFields.shape({
  captcha: captchaFinding.required(),
  ...about,
});

/** The body of createrequestdemo between function and CMS. */
export const forwardedDemoRequestBody = demoRequestFields
  .shape(about)
  .test('reachable', unreachableText, isReachable);

export type ForwardedContact = InferType<typeof forwardedContactBody>;
export type ForwardedDemoRequest = InferType<typeof forwardedDemoRequestBody>;
