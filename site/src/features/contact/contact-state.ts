import type { ContactFields } from '../../api';
import { messages } from '../../content/messages';
import { type FieldName, fieldNames, missingIn } from './fields';
import type { Refusal } from './send-contact';

export interface Problem {
  /** Counts the attempts, so that a sentence that is true again is read out again. */
  attempt: number;
  about: Refusal;
  /** The alert's sentence; absent where the field's own sentence says it all. */
  text?: string;
  /** The first field to mend, which takes the focus. */
  field?: FieldName;
}

/** What the form shows beside what is typed. */
export interface ContactState {
  /** What is wrong with each field, once there was an attempt to send. */
  errors: Partial<Record<FieldName, string>>;
  sending: boolean;
  problem: Problem | null;
}

export const untouched: ContactState = { errors: {}, sending: false, problem: null };

/** What the form shows after an attempt to send it with an empty field (Spec §5); null where none is empty. */
export function refusalOfEmpty(fields: ContactFields, attempt: number): ContactState | null {
  const errors = missingIn(fields);
  const field = fieldNames.find((name) => errors[name]);
  if (!field) return null;
  const problem = { attempt, about: 'fields', field, text: messages.emptyField } as const;
  return { errors, sending: false, problem };
}
