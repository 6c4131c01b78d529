import type { Core } from '@strapi/strapi';
import { adminMailbox } from '../../accounts/find-account';
import { field, textOf } from '../../contract/json';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { nameOrGreeting, type ReplyValues } from '../../contract/leads/reply-text';
import type { Actor } from '../../contract/leads/timeline';
import { firmName } from '../../contract/texts';
import { firmTimeZone } from '../../setup/environment';
import type { StoredWork } from '../inbox/lead';
import { readReplyTo } from '../mail/settings';

/** The subject of a message, or the product of a demo request. */
export const topicOf = (form: LeadForm, { row }: StoredWork): string =>
  textOf(field(row, form === 'createcontactus' ? 'subject' : 'product'));

function promiseText({ dueAt }: StoredWork): string {
  const zone = firmTimeZone();
  const text = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(dueAt);
  return `${text} (${zone})`;
}

/** An account as visitors see it. */
interface Writer {
  /** The full name; that of the account if it has none. */
  name: string;
  /** The mailbox, if there is one. */
  email: string | undefined;
}

/** Whom visitors take for the writer of a reply: the owner of the lead; if nobody owns it, the actor. */
async function writerOf(
  strapi: Core.Strapi,
  { owner }: StoredWork,
  actor: Actor,
): Promise<Writer & { isOwner: boolean }> {
  const find = (id: number): Promise<unknown> =>
    strapi.db
      .query('admin::user')
      .findOne({ where: { id, isActive: true, blocked: { $ne: true } } });
  const account: unknown = owner === null ? null : await find(owner);
  const isOwner = account !== null && account !== undefined;
  const shown = isOwner ? account : await find(actor.id);
  const full = ['firstname', 'lastname'].map((name) => textOf(field(shown, name)));
  const name = full.filter((part) => part !== '').join(' ');
  return {
    name: name === '' ? textOf(field(shown, 'username')) || actor.name : name,
    email: adminMailbox(shown),
    isOwner,
  };
}

/** Who a reply is from, where answers to it go, and what its variables stand for. */
export interface ReplyContext {
  replyTo: string;
  values: ReplyValues;
}

/**
 * What a reply to a lead says of itself.
 * @param from the sender of all mails
 */
export async function replyContext(
  strapi: Core.Strapi,
  form: LeadForm,
  lead: StoredWork,
  { actor, from }: { actor: Actor; from: string },
): Promise<ReplyContext> {
  const writer = await writerOf(strapi, lead, actor);
  return {
    replyTo: readReplyTo() ?? (writer.isOwner ? writer.email : undefined) ?? from,
    values: {
      name: nameOrGreeting(textOf(field(lead.row, 'name'))),
      topic: topicOf(form, lead),
      owner: writer.name,
      firm: firmName,
      promise: promiseText(lead),
    },
  };
}
