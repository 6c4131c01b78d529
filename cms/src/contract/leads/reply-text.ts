import { limits } from '../limits';
import { isBlank } from '../text';
import type { LeadForm } from './lead-forms';

/** What a reply or a template can hold in braces, such as `{{name}}`, and what it stands for. */
export const replyVariables = {
  name: 'the name of the visitor',
  topic: 'the subject of the message, or the product',
  owner: 'the owner of the lead; if nobody owns it, whoever replies',
  firm: 'the name of the firm',
  promise: 'the time by which the site promises an answer',
} as const;

export type ReplyVariable = keyof typeof replyVariables;

/** What each variable stands for in one reply. */
export type ReplyValues = Readonly<Record<ReplyVariable, string>>;

const isVariable = (name: string): name is ReplyVariable => Object.hasOwn(replyVariables, name);

const variable = /\{\{([^{}]*)\}\}/g;

const written = (name: string): string => `{{${name}}}`;

const known = Object.keys(replyVariables).map(written).join(', ');

/** What is wrong with the variables of a text, as a sentence; undefined if nothing is. */
export function variableProblem(text: string): string | undefined {
  for (const [, name = ''] of text.matchAll(variable)) {
    if (!isVariable(name.trim())) {
      return `There is no variable ${written(name.trim().slice(0, 40))}. Use ${known}.`;
    }
  }
  return /\{\{|\}\}/.test(text.replace(variable, ''))
    ? `A variable has two braces on each side, such as ${written('name')}.`
    : undefined;
}

/**
 * A text with its variables filled in. What a visitor wrote is filled in as it is, even if it looks like a variable.
 * @param text without a `variableProblem`: unknown variables stay
 */
export const fillVariables = (text: string, values: ReplyValues): string =>
  text.replace(variable, (all, name: string) => {
    const trimmed = name.trim();
    return isVariable(trimmed) ? values[trimmed] : all;
  });

/** The name in a greeting if the visitor left none. */
export const nameOrGreeting = (name: string): string => (isBlank(name) ? 'Sir or Madam' : name);

const prefix = /^(?:re|aw)\s*:\s*/i;

/**
 * The subject of the first reply to a lead.
 * @param topic the subject of the message, or the product
 */
export function replySubject(form: LeadForm, topic: string): string {
  const about = form === 'createcontactus' ? topic.replace(prefix, '') : `Demo of ${topic}`;
  return `Re: ${about}`.slice(0, limits.replySubject);
}
