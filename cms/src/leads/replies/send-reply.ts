import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { Refusal } from '../../contract/errors';
import { limits } from '../../contract/limits';
import type { LeadForm } from '../../contract/leads/lead-forms';
import type { replyBody, ReplyStart } from '../../contract/leads/replies';
import { fillVariables, replySubject } from '../../contract/leads/reply-text';
import type { Actor } from '../../contract/leads/timeline';
import { tidyLine } from '../../contract/text';
import type { NoteCreated } from '../../content/edits/create-once';
import { change, revisionSeen, stateChanged, type Work } from '../inbox/change-lead';
import { addressOf, findLead, type StoredWork } from '../inbox/lead';
import { othersChangedState, readTimeline } from '../inbox/timeline';
import { newId } from '../lead-store';
import { mailSender } from '../mail/settings';
import { mailsOfLead, replyKey } from '../outgoing/outgoing-mail';
import { queueAgain, queueMail } from '../outgoing/queue-mail';
import { listTemplates } from './templates';
import { replyContext, topicOf } from './reply-values';

/** @throws Refusal 409 when the CMS has no mail server */
function senderOf(): string {
  const from = mailSender();
  if (from !== undefined) return from;
  throw new Refusal(
    'no_mail',
    'This CMS has no mail server (SMTP_URL). Answer from your own mail program.',
  );
}

/** @throws Refusal 409 when mail to the visitor could reach somebody else, or nobody */
function recipientOf(lead: StoredWork): string {
  const address = addressOf(lead);
  if (address !== undefined) return address;
  throw new Refusal(
    'no_mail',
    'The e-mail address of this lead is not exactly one plain address. Answer by phone, or from your own mail program.',
  );
}

/** The subject of the last reply, if there is one. */
async function lastSubject(strapi: Core.Strapi, id: string): Promise<string | undefined> {
  const timeline = await readTimeline(strapi, id);
  const subjects = timeline.flatMap(({ detail }) => ('subject' in detail ? [detail.subject] : []));
  return subjects.at(-1);
}

/**
 * What a reply to a lead starts from.
 * @throws Refusal 404 when there is no such lead, 409 when it cannot be answered by mail
 */
export async function startReply(
  strapi: Core.Strapi,
  { form, id, actor }: Work,
): Promise<ReplyStart> {
  const from = senderOf();
  const lead = await findLead(strapi, form, id);
  const to = recipientOf(lead);
  const [context, last, templates] = await Promise.all([
    replyContext(strapi, form, lead, { actor, from }),
    lastSubject(strapi, id),
    listTemplates(strapi),
  ]);
  const subject = last ?? replySubject(form, topicOf(form, lead));
  return { ...context, to, subject, isFollowUp: last !== undefined, templates };
}

/** A reply as it is sent. */
interface Filled {
  subject: string;
  text: string;
  replyTo: string;
  to: string;
}

type ReplyFields = InferType<typeof replyBody>;

/** Filled in, a text must still be one that a mail program shows whole. */
const maxFilled = 2 * limits.reply;

async function fill(
  strapi: Core.Strapi,
  form: LeadForm,
  lead: StoredWork,
  { fields, actor, from }: { fields: ReplyFields; actor: Actor; from: string },
): Promise<Filled> {
  const to = recipientOf(lead);
  const { replyTo, values } = await replyContext(strapi, form, lead, { actor, from });
  const subject = tidyLine(fillVariables(fields.subject, values));
  const text = fillVariables(fields.text, values);
  if (subject.length > 2 * limits.replySubject || text.length > maxFilled) {
    throw new Refusal('invalid_body', 'With its variables filled in, the reply is too long.');
  }
  return { subject, text, replyTo, to };
}

/** Whether a reply marks its lead as answered. A state that somebody else has set since the sender looked stays. */
async function isAnsweredBy(
  strapi: Core.Strapi,
  lead: StoredWork,
  { fields, version, actor }: { fields: ReplyFields; version: string | undefined; actor: Actor },
): Promise<boolean> {
  if (fields.answered !== true || lead.state === 'answered') return false;
  const revision = revisionSeen(lead, version);
  return !(await othersChangedState(strapi, lead.documentId, { revision, actor }));
}

/** A reply as an admin sends it. */
interface SentReply {
  /** As the contract has checked them. */
  fields: ReplyFields;
  /** The lead's that the admin has seen, if the caller names it. */
  version: string | undefined;
}

/**
 * Sends a reply to a visitor: it is in the lead's timeline at once, and its mail is queued in the same transaction.
 * @param note records that it was created
 * @throws Refusal 404 when there is no such lead, 409 when it cannot be answered by mail
 */
export async function sendReply(
  strapi: Core.Strapi,
  work: Work,
  { fields, version }: SentReply,
  note: NoteCreated,
): Promise<void> {
  const { form, id, actor } = work;
  const from = senderOf();
  const reply = newId();
  await change(strapi, work, async (lead) => {
    const { subject, text, replyTo, to } = await fill(strapi, form, lead, { fields, actor, from });
    const answers = await isAnsweredBy(strapi, lead, { fields, version, actor });
    const state = answers ? stateChanged(lead, 'answered') : { columns: {}, events: [] };
    return {
      columns: state.columns,
      events: [{ kind: 'reply', detail: { id: reply, subject, text } }, ...state.events],
      andThen: async () => {
        await queueMail(strapi, {
          key: replyKey(reply),
          kind: 'reply',
          lead: { form, id },
          recipients: [to],
          replyTo,
          subject,
          text,
        });
        await note(reply);
      },
    };
  });
}

/**
 * Sends a reply again that has failed for good.
 * @throws Refusal 404 when there is no such reply, 409 when it has not failed
 */
export async function sendAgain(
  strapi: Core.Strapi,
  { form, id }: Work,
  reply: string,
): Promise<void> {
  senderOf();
  await findLead(strapi, form, id);
  const key = replyKey(reply);
  const mails = await mailsOfLead(strapi, id);
  if (!mails.some((mail) => mail.key === key)) {
    throw new Refusal('not_found', 'There is no such reply.');
  }
  if (await queueAgain(strapi, key)) return;
  throw new Refusal('edit_conflict', 'This reply was sent, or is about to be.');
}
