import type { Core } from '@strapi/strapi';
import { adminMailbox } from '../../accounts/find-account';
import type { ContentKind } from '../../contract/content/content-kind';
import { screenPath } from '../../contract/screens';
import { Refusal } from '../../contract/errors';
import { isolated } from '../../contract/text';
import { momentText } from '../../leads/mail/lead-mail';
import { queueMail } from '../../leads/outgoing/queue-mail';
import { firmTimeZone } from '../../setup/environment';
import type { PlanRow } from './plan-rows';
import { readScheduleMailSettings } from './settings';

const nouns = { blog: 'blog', faq: 'FAQ' } as const satisfies Record<ContentKind, string>;

const failures = {
  publish: { subject: 'Not published as planned', was: 'was to be published' },
  unpublish: { subject: 'Not unpublished as planned', was: 'was to be taken off the site' },
} as const;

/** What a failure is reported with. */
interface Report {
  /** The entry's title or question, which an editor wrote. */
  title: string;
  /** Why, as sentences. */
  reason: string;
  zone: string;
  /** The public address of the CMS; without it, the mail has no link. */
  cms: string | undefined;
}

/** Subject and text of the mail about a plan that failed. */
export function failureMail(
  { kind, action, dueAt }: Pick<PlanRow, 'kind' | 'action' | 'dueAt'>,
  { title, reason, zone, cms }: Report,
): { subject: string; text: string } {
  const { subject, was } = failures[action];
  const name = isolated(title === '' ? 'Without a title' : title);
  const lines = [
    `The ${nouns[kind]} “${name}” ${was} at ${momentText(dueAt, zone)}.`,
    '',
    `It was not. ${reason}`,
    '',
    'What to do: put it right, then do it by hand or plan it again.',
    ...(cms === undefined ? [] : [`The plan in the panel: ${cms}${screenPath('planned')}`]),
  ];
  return { subject: `${subject}: ${name}`, text: lines.join('\n') };
}

/** The mailbox of who planned it, if the account can log in and has one. */
async function plannerAddress(
  strapi: Core.Strapi,
  { planner }: PlanRow,
): Promise<string | undefined> {
  if (planner === null) return undefined;
  const account: unknown = await strapi.db.query('admin::user').findOne({
    where: { id: planner, isActive: true, blocked: { $ne: true } },
    select: ['email'],
  });
  return adminMailbox(account);
}

/**
 * Queues the mail about a plan that failed, once, for its planner and for who is configured. Call it in the transaction that
 * records the failure.
 */
export async function queueFailureMail(
  strapi: Core.Strapi,
  plan: PlanRow,
  report: Pick<Report, 'title' | 'reason'>,
): Promise<void> {
  const settings = readScheduleMailSettings();
  if (settings === undefined) return;
  const { recipients, replyTo, cms } = settings;
  const planner = await plannerAddress(strapi, plan);
  const all = [...new Set([...(planner === undefined ? [] : [planner]), ...recipients])];
  if (all.length === 0) return;
  const mail = failureMail(plan, { ...report, cms, zone: firmTimeZone() });
  const key = `schedule:${String(plan.id)}:${String(plan.dueAt.getTime())}`;
  try {
    await queueMail(strapi, { key, kind: 'schedule', recipients: all, replyTo, ...mail });
  } catch (failure) {
    // A full queue must not keep the failure from being recorded: the panel shows it.
    if (!(failure instanceof Refusal)) throw failure;
    strapi.log.warn(
      'No mail was queued about a planned publication that failed: the queue is full.',
    );
  }
}
