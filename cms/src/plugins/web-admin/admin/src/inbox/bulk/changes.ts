import {
  formNames,
  type InboxLead,
  type LeadState,
  type LeftLead,
  type ManyChanged,
} from '../../../../api';
import { leadName } from '../../leads/texts';
import { quoted } from '../../ui/wording';

/** What is done with the chosen leads. */
export type Step =
  | { kind: 'state'; state: LeadState }
  /** `id` 0 is nobody. `name` as in `3 leads assigned to <name>.` */
  | { kind: 'owner'; id: number; name: string }
  | { kind: 'spam'; spam: boolean };

/** A lead of the body of `changeLeadsPath`, with what changes of it. */
export interface LeadChange {
  form: (typeof formNames)[InboxLead['form']];
  id: string;
  state?: LeadState;
  owner?: number;
  spam?: boolean;
  /** As this admin has seen it: what someone else changes after it is not overwritten. */
  version: string;
}

/** A lead as a body names it. */
export const namedLead = ({ form, _id }: InboxLead): Pick<LeadChange, 'form' | 'id'> => ({
  form: formNames[form],
  id: _id,
});

const seenLead = (lead: InboxLead) => ({ ...namedLead(lead), version: lead.version });

const ownerId = ({ owner }: InboxLead): number => owner?.id ?? 0;
const isSpam = ({ suspicion }: InboxLead): boolean => suspicion !== undefined;

/** Whether a step changes a lead. */
function differs(lead: InboxLead, step: Step): boolean {
  if (step.kind === 'state') return lead.state !== step.state;
  if (step.kind === 'owner') return ownerId(lead) !== step.id;
  return isSpam(lead) !== step.spam;
}

/** A lead with the new value of a step. */
function changed(lead: InboxLead, step: Step): LeadChange {
  if (step.kind === 'state') return { ...seenLead(lead), state: step.state };
  if (step.kind === 'owner') return { ...seenLead(lead), owner: step.id };
  return { ...seenLead(lead), spam: step.spam };
}

/** A lead with the value that it has before a step. */
function unchanged(lead: InboxLead, step: Step): LeadChange {
  if (step.kind === 'state') return { ...seenLead(lead), state: lead.state };
  if (step.kind === 'owner') return { ...seenLead(lead), owner: ownerId(lead) };
  return { ...seenLead(lead), spam: isSpam(lead) };
}

/** What a step changes of leads; nothing of those that are as it wants them. */
export const changesOf = (leads: readonly InboxLead[], step: Step): LeadChange[] =>
  leads.filter((lead) => differs(lead, step)).map((lead) => changed(lead, step));

/** What undoes a step, unless someone has changed the same after it. @param done the leads that it changed */
export function reversalOf(
  leads: readonly InboxLead[],
  step: Step,
  done: ManyChanged['done'],
): LeadChange[] {
  const versions = new Map(done.map(({ id, version }) => [id, version]));
  return leads
    .filter((lead) => differs(lead, step))
    .flatMap((lead) => {
      const version = versions.get(lead._id);
      return version === undefined ? [] : [{ ...unchanged(lead, step), version }];
    });
}

const stateEnds: Readonly<Record<LeadState, string>> = {
  open: 'opened',
  in_progress: 'set to “In progress”',
  answered: 'marked as answered',
  closed: 'closed',
};

function stepEnd(step: Step): string {
  if (step.kind === 'state') return stateEnds[step.state];
  if (step.kind === 'spam') return step.spam ? 'marked as spam' : 'marked as not spam';
  return step.id === 0 ? 'left to nobody' : `assigned to ${step.name}`;
}

const leads = (count: number): string => (count === 1 ? '1 lead' : `${String(count)} leads`);

/** What a step has done, such as `3 leads closed.` */
export const doneText = (step: Step, count: number): string => `${leads(count)} ${stepEnd(step)}.`;

/** The message where a step has nothing to change. */
export const nothingText = (step: Step, count: number): string =>
  `${count === 1 ? 'The lead is' : `All ${String(count)} leads are`} already ${stepEnd(step)}.`;

/** What was deleted. */
export const deletedText = (count: number): string => `${leads(count)} deleted.`;

/**
 * The message about leads that failed; undefined if none did.
 * @param what happened to the others
 */
export function failedText(
  all: readonly InboxLead[],
  failed: readonly LeftLead[],
  what: 'changed' | 'deleted',
): string | undefined {
  if (failed.length === 0) return undefined;
  const sentences = failed.map(({ id, message }) => {
    const lead = all.find(({ _id }) => _id === id);
    return lead === undefined ? message : `${quoted(leadName(lead))}: ${message}`;
  });
  return [`${leads(failed.length)} not ${what}.`, ...sentences].join(' ');
}

/** The message about leads that Undo did not change back; undefined if there are none. */
export function leftText(
  all: readonly InboxLead[],
  failed: readonly LeftLead[],
): string | undefined {
  const others = failed.filter(({ code }) => code !== 'edit_conflict');
  const names = all
    .filter(({ _id }) => failed.some(({ id, code }) => id === _id && code === 'edit_conflict'))
    .map((lead) => quoted(leadName(lead)));
  if (names.length === 0) return failedText(all, others, 'changed');
  const left =
    names.length === 1
      ? '1 lead was left as it is, because someone else has changed it meanwhile'
      : `${leads(names.length)} were left as they are, because someone else has changed them meanwhile`;
  const sentences = [`${left}: ${names.join(', ')}.`, failedText(all, others, 'changed')];
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
