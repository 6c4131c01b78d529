import type { TimelineRow } from '../../../../api';

type ReplyMail = TimelineRow<'reply'>['detail']['mail'];

/** The code with which a mail server refuses something for good. */
const refusal = /\b5\d\d$/;

const because = (problem: string | undefined): string =>
  problem === undefined ? '' : ` (${problem})`;

/** Whether the state of a reply is about to change. Not by its tries: the first one counts from its beginning. */
export const isUnderWay = ({ state, problem }: ReplyMail): boolean =>
  state === 'waiting' && problem === undefined;

/** What has become of a reply that was not sent. */
export function unsentText(mail: ReplyMail): string {
  const { state, problem } = mail;
  if (isUnderWay(mail)) return 'On its way';
  if (state === 'waiting') {
    return `Not sent yet: the mail server did not take it${because(problem)}. It is tried again for three days.`;
  }
  return problem !== undefined && refusal.test(problem)
    ? `Not sent: the mail server refuses the address or the text${because(problem)}.`
    : `Not sent: the mail server did not take it${because(problem)}.`;
}

/**
 * The text of a reply after a template was chosen: it takes the place of an empty text or of another template, and otherwise
 * follows what was written.
 * @param chosen the texts of all templates
 */
export function withTemplate(text: string, template: string, chosen: readonly string[]): string {
  const written = text.trim();
  const isTemplate = chosen.some((each) => each.trim() === written);
  return written === '' || isTemplate ? template : `${text.trimEnd()}\n\n${template}`;
}
