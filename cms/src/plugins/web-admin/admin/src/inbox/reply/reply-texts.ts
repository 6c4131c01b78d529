import type { TimelineRow } from '../../../../api';

type ReplyMail = TimelineRow<'reply'>['detail']['mail'];

/** The code with which a mail server refuses something for good. */
const refusal = /\b5\d\d$/;

const because = (problem: string | undefined): string =>
  problem === undefined ? '' : ` (${problem})`;

/** What has become of a reply that was not sent. */
export function unsentText({ state, tries, problem }: ReplyMail): string {
  if (state === 'waiting') {
    return tries === 0
      ? 'On its way'
      : `Not sent yet: the mail server did not take it${because(problem)}. It is tried again for three days.`;
  }
  return problem !== undefined && refusal.test(problem)
    ? `Not sent: the mail server refuses the address or the text${because(problem)}.`
    : `Not sent: the mail server did not take it${because(problem)}.`;
}

/** Whether the state of a reply is about to change. */
export const isUnderWay = ({ state, tries }: ReplyMail): boolean =>
  state === 'waiting' && tries === 0;

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
