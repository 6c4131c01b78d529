import { Refusal } from './api';

/** Answers the rows of the contract that this API does not serve. */
export function notImplemented(): Promise<Response> {
  return Promise.reject(new Refusal('not_implemented', 'This call is not available yet.'));
}
