import { number, object, string } from 'yup';
import { cmsHealthPath, formStates, healthWords, type CmsHealth } from '../api';
import type { Call } from '../call';
import { fetchFromCms, type CmsCaller } from '../cms/call';
import { Deadline } from '../deadline';
import { FetchError, type JsonResponse } from '../fetch-json';
import { maxLeads } from '../outbox/capacity';
import { openOutbox } from '../outbox/outbox';
import { readState } from '../outbox/state';
import { StoreError } from '../outbox/store';
import { outboxContext } from '../settings';

const checkMs = 2_000;

const word = object({ status: string().oneOf(healthWords).required() }).required();

const leaving = object({
  waiting: number().required(),
  failing: number().required(),
  oldest: string().defined().nullable(),
});

const details = word.shape({
  database: string()
    .oneOf(['ok', 'failing'] as const)
    .required(),
  deadLetters: number().required(),
  notificationsWaiting: number().required(),
  // A CMS of an earlier release sends neither of the two, and no forms.
  mails: leaving.default(undefined),
  webhooks: leaving.default(undefined),
  publishing: string()
    .oneOf(['live', 'waiting', 'building', 'failed'] as const)
    .required(),
  forms: object({
    createcontactus: string().oneOf(formStates).required(),
    createrequestdemo: string().oneOf(formStates).required(),
  }).default(undefined),
});

/** What the CMS reports. `refused`: it responds, but does not accept the function's token. */
export type CmsStatus = CmsHealth | 'silent' | 'refused';

/** Without a valid token the CMS reports no more than a word. */
const isRefused = ({ status, body }: JsonResponse): boolean =>
  status === 401 || status === 403 || (status === 200 && word.isValidSync(body, { strict: true }));

/** Asks the CMS for its health, for two seconds at most. */
export async function checkCms(caller: CmsCaller): Promise<CmsStatus> {
  try {
    const response = await fetchFromCms(caller, {
      method: 'GET',
      path: cmsHealthPath,
      headers: { Authorization: `Bearer ${caller.settings.cms.token}` },
      timeoutMs: checkMs,
    });
    const { body } = response;
    if (details.isValidSync(body, { strict: true })) {
      return details.cast(body, { stripUnknown: true });
    }
    return isRefused(response) ? 'refused' : 'silent';
  } catch (thrown) {
    if (!(thrown instanceof FetchError)) throw thrown;
    return 'silent';
  }
}

/** What waits, as of the last run of the drain. Times are ISO 8601. */
interface Waiting {
  readonly waiting: number;
  readonly oldest: string | null;
  /** When the drain last finished. */
  readonly drainedAt: string | null;
  readonly unreadable: number;
}

/** `off`: leads cannot wait here. `failing`: the store cannot be reached. */
export type OutboxStatus = Waiting | 'off' | 'failing';

/** Reads the state that the drain has saved, without listing the store. */
export async function checkOutbox({ settings, openStore }: Call): Promise<OutboxStatus> {
  if (settings.outbox === undefined) return 'off';
  try {
    const state = await readState(openOutbox(openStore(new Deadline(checkMs)), settings.outbox));
    if (state === undefined) return { waiting: 0, oldest: null, drainedAt: null, unreadable: 0 };
    const { count, oldest, drainedAt, unreadable } = state;
    return { waiting: count, oldest, drainedAt, unreadable };
  } catch (thrown) {
    if (!(thrown instanceof StoreError)) throw thrown;
    return 'failing';
  }
}

/** The drain runs every minute. */
const maxDrainAgeMs = 5 * 60_000;
/** A lead that waits longer is not just waiting for its turn. */
const maxWaitMs = 10 * 60_000;

const isYounger = (time: string, ageMs: number): boolean => Date.now() - Date.parse(time) < ageMs;

/** Whether the outbox would take a lead that the CMS cannot. */
export const acceptsLeads = (outbox: OutboxStatus): boolean =>
  typeof outbox === 'object' && outbox.waiting < maxLeads;

/** Whether nobody needs to act. In production an outbox must exist: without it an outage of the CMS loses leads. */
export function isHealthy(outbox: OutboxStatus, { context }: Call): boolean {
  if (outbox === 'off') return context.deploy?.context !== outboxContext;
  if (outbox === 'failing') return false;
  const { oldest, drainedAt, unreadable } = outbox;
  if (drainedAt === null || !isYounger(drainedAt, maxDrainAgeMs) || unreadable > 0) return false;
  return oldest === null || isYounger(oldest, maxWaitMs);
}
