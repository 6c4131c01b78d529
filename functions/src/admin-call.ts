import type { ObjectSchema } from 'yup';
import {
  endpoints,
  idempotencyHeader,
  panelUrl,
  quoteVersion,
  versionHeader,
  type EndpointName,
  type PageQuery,
} from './api';
import type { Call } from './call';
import { passAnswer } from './cms-answer';
import { refusalOfSession } from './cms-refusal';
import { sendToCms } from './cms-request';

/** One call of the CMS for an admin: the row of the contract, and what is sent with it. */
export interface AdminCall {
  readonly endpoint: EndpointName;
  /** The caller's own. Without it the CMS sees nobody: this room's token opens none of these rows. */
  readonly token: string | undefined;
  /** Where the row is served, if not among the panel's own. */
  readonly path?: string;
  readonly page?: PageQuery;
  readonly body?: object;
  /** The version that an edit was made from. */
  readonly version?: string | undefined;
  /** Names the creation, so that it is made once. */
  readonly idempotencyKey?: string | undefined;
  readonly answer: ObjectSchema<Record<string, unknown>>;
  readonly timeoutMs?: number;
}

function versionOf(cms: Headers): Readonly<Record<string, string>> {
  const etag = cms.get('ETag');
  return etag === null ? {} : { ETag: etag };
}

/**
 * Passes a checked call on to the CMS with the caller's own token, and its answer and the entry's version back. This
 * room's token goes beside it only so that the CMS believes the caller's address.
 * @throws Refusal of the CMS as it said it; 401 and 403 in words of our own; for all else 502
 */
export async function callAsAdmin(call: Call, adminCall: AdminCall): Promise<Response> {
  const { endpoint, token, page, body, version, idempotencyKey, answer } = adminCall;
  const { cms } = call.settings;
  const asked = sendToCms(call, {
    method: endpoints[endpoint].method,
    path: adminCall.path ?? panelUrl(endpoint, call.id),
    page,
    body,
    headers: {
      Authorization: token === undefined ? undefined : `Bearer ${token}`,
      'X-Function-Token': cms.token,
      [idempotencyHeader]: idempotencyKey,
      [versionHeader]: version === undefined ? undefined : quoteVersion(version),
    },
    timeoutMs: adminCall.timeoutMs ?? cms.timeoutMs,
  });
  return passAnswer(asked, { answer, refusal: refusalOfSession, headers: versionOf });
}
