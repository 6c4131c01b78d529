import { getFetchClient } from '@strapi/strapi/admin';
import {
  idempotencyHeader,
  quoteVersion,
  versionHeader,
  type ApiError,
  type endpoints,
  type EndpointName,
} from '../../../api';
import { toFailed, toOutcome, type Outcome, type StrapiFailure } from './write-outcome';

/** One change, as it is sent to the panel's own API. */
export interface SentChange {
  method: (typeof endpoints)[EndpointName]['method'];
  /** Below the CMS's own address. */
  url: string;
  body?: object;
  /** The version that the change was made from: with it, a newer one is answered with `edit_conflict`. */
  version?: string;
  /** Names the creation, so that it is made once, however often it is sent. */
  idempotencyKey?: string;
}

const headersOf = ({ version, idempotencyKey }: SentChange): Record<string, string> => ({
  ...(version === undefined ? {} : { [versionHeader]: quoteVersion(version) }),
  ...(idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey }),
});

/** Sends one change; never throws. T is the body of a success. */
export async function sendChange<T>(change: SentChange): Promise<Outcome<T>> {
  const { method, url, body } = change;
  // Not useFetchClient: it aborts with its component, and a change that was sent should be heard out.
  const { post, put, del } = getFetchClient();
  const options = {
    // Only a 401 is thrown, so that the client renews the session and asks again. A refusal of that second try would
    // otherwise be reported as the first one.
    validateStatus: (status: number) => status !== 401,
    headers: headersOf(change),
  };
  type Answer = T | ApiError | StrapiFailure;
  try {
    if (method === 'DELETE') return toOutcome((await del<Answer>(url, options)).data);
    const write = method === 'PUT' ? put : post;
    return toOutcome((await write<Answer>(url, body, options)).data);
  } catch (failure) {
    return toFailed(failure);
  }
}
