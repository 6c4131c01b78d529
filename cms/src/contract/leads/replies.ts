import { boolean, object, type TestConfig } from 'yup';
import { filled, line, lines } from '../fields';
import { limits } from '../limits';
import { leadPath } from './inbox';
import type { LeadForm } from './lead-forms';
import { variableProblem, type ReplyValues } from './reply-text';

/** GET: what a reply to a lead starts from. POST: sends one; an `Idempotency-Key` sends it once. */
export const repliesPath = (form: LeadForm, id: string) => `${leadPath(form, id)}/replies`;

/** POST: sends a reply again that has failed for good. */
export const replyAgainPath = (form: LeadForm, id: string, reply: string) =>
  `${repliesPath(form, id)}/${encodeURIComponent(reply)}/again`;

/** The templates of replies. A template is at `<list>/<id>`. */
export const replyTemplatesPath = '/web-admin/reply-templates' as const;

/** Passes a text whose variables can be filled in. */
const variables: TestConfig<string | undefined> = {
  name: 'variables',
  test: (value, { createError }) => {
    const message = variableProblem(value ?? '');
    return message === undefined ? true : createError({ message });
  },
};

/** A reply. Its variables are filled in by the CMS. */
export const replyBody = object({
  subject: filled(line('subject', limits.replySubject), 'Write the subject first.').test(variables),
  text: filled(lines('text', limits.reply), 'Write the reply first.').test(variables),
  /** Whether the lead is answered by it. */
  answered: boolean().strict().typeError('answered must be true or false.'),
});

/** A template. Without a subject, that of the lead stays. */
export const replyTemplateBody = object({
  name: filled(line('name', limits.templateName), 'Give the template a name.'),
  subject: line('subject', limits.replySubject).test(variables),
  text: filled(lines('text', limits.reply), 'Write the text of the template.').test(variables),
});

/** Times are ISO 8601. */
export interface ReplyTemplate {
  _id: string;
  name: string;
  subject: string;
  text: string;
  updatedAt: string;
  /** The admin who changed it last, if known. */
  updatedBy?: string;
  version: string;
}

/** What a reply to a lead starts from. */
export interface ReplyStart {
  /** The address of the visitor. */
  to: string;
  /** Where the visitor's answer goes. */
  replyTo: string;
  /** That of the last reply, or one that names the lead's topic. */
  subject: string;
  /** Whether the lead has a reply: a new one then stays in its thread. */
  isFollowUp: boolean;
  values: ReplyValues;
  templates: ReplyTemplate[];
}
