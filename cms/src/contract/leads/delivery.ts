import { object, string } from 'yup';
import { leadForms, type LeadForm } from './lead-forms';

// Between function and CMS alone: neither is a row of Spec §7. Addresses are those of the CMS.

/** POST: the function stores a lead that the CMS refuses for good, once per `entry`. */
export const deadLetterPath = '/api/dead-letters/createdeadletter';

/** GET: a status word for everyone, details for the function's token. */
export const cmsHealthPath = '/api/health/state';

/** A lead that was acknowledged and that the CMS refuses. */
export const deadLetterBody = object({
  /** Names the entry of the outbox, so that it is stored once: 64 hexadecimal digits. */
  entry: string()
    .strict()
    .matches(/^[0-9a-f]{64}$/, 'entry must be 64 hexadecimal digits.')
    .required(),
  form: string().strict().oneOf(leadForms).required(),
  /** The forwarded body as JSON, as it would be sent to the form's row. */
  lead: string().strict().max(65_536).required(),
  idempotencyKey: string().strict().max(100),
  /** The code of the CMS's refusal. */
  reason: string()
    .strict()
    .matches(/^[a-z_]{1,50}$/, 'reason must be one word.')
    .required(),
  acceptedAt: string().strict().max(30).required(),
});

/** The CMS's health in one word. `degraded`: it takes leads, and someone has to look. */
export const healthWords = ['ok', 'degraded', 'down'] as const;

export type HealthWord = (typeof healthWords)[number];

/** Which leads a form accepts: all; few from each network, after many have arrived; none for a while. */
export const formStates = ['open', 'crowded', 'closed'] as const;

export type FormState = (typeof formStates)[number];

/** What waits to leave the CMS: how much, how much of it keeps failing, and since when the oldest waits (ISO 8601). */
export interface Leaving {
  waiting: number;
  failing: number;
  oldest: string | null;
}

/** The details of the CMS's health: counts and moments, nothing of a person. */
export interface CmsHealth {
  status: HealthWord;
  database: 'ok' | 'failing';
  deadLetters: number;
  /** Mails that are not sent yet: about new leads, and queued ones. */
  notificationsWaiting: number;
  /** The same mails. Absent where the database does not answer, and in a CMS of an earlier release. */
  mails?: Leaving;
  /** Deliveries of webhooks that are not paused; `failing` are those of webhooks that have been failing for long. Absent as above. */
  webhooks?: Leaving;
  publishing: 'live' | 'waiting' | 'building' | 'failed';
  /** Absent where the database does not answer, and in a CMS of an earlier release. */
  forms?: Readonly<Record<LeadForm, FormState>>;
}
