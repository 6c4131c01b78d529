import { object } from 'yup';
import { filled, line } from './fields';
import { limits } from './limits';

// Addresses of the site for whoever runs it, beside the rows of Spec §7.

/** GET: a status word for everyone, details for the bearer of OPERATIONS_TOKEN. */
export const healthPath = '/api/health';

/** POST `{ email }` by the bearer of OPERATIONS_TOKEN: removes the leads of this address that wait for delivery. */
export const eraseWaitingPath = '/api/operations/erase';

/** What became of an erasure: `complete` is false where the time was up; the same call then goes on. */
export interface ErasedWaiting {
  erased: number;
  complete: boolean;
}

export const eraseWaitingBody = object({
  email: filled(line('email', limits.email), 'Give an e-mail address.'),
});
