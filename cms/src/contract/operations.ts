import { boolean, object } from 'yup';
import { isBlank } from './text';
import { line } from './fields';
import { limits } from './limits';

// Addresses of the site for whoever runs it, beside the rows of Spec §7.

/** GET: a status word for everyone, details for the bearer of OPERATIONS_TOKEN. */
export const healthPath = '/api/health';

/**
 * POST by the bearer of OPERATIONS_TOKEN: `{ email }` removes the leads of this address that wait for delivery, `{ unreadable:
 * true }` all that nobody can read with the site's OUTBOX_KEY.
 */
export const eraseWaitingPath = '/api/operations/erase';

/** What became of an erasure: `complete` is false where the time was up; the same call then goes on. */
export interface ErasedWaiting {
  erased: number;
  /** How many were met, and left, that cannot be read. */
  unreadable: number;
  complete: boolean;
}

export const eraseWaitingBody = object({
  email: line('email', limits.email),
  unreadable: boolean().strict().oneOf([true]),
}).test('one', 'Give an e-mail address.', ({ email, unreadable }) =>
  unreadable === true ? email === undefined : !isBlank(email),
);

/** Header of a call without a token: a text that was made up for this call, of 64 hexadecimal digits. */
export const challengeHeader = 'X-Operations-Challenge';

/** Header of the answer to it, a 401: the HMAC-SHA256 of the text below under OPERATIONS_TOKEN, in hexadecimal digits. */
export const proofHeader = 'X-Operations-Proof';

/**
 * What the site signs to prove that it knows the token, before anybody shows it.
 * @param host of the address that was called: a proof that another host was asked for is none
 */
export const proofText = (host: string, challenge: string): string =>
  `proof of the site\n${host}\n${challenge}`;
