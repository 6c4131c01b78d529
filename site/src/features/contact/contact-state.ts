import type { ContactFields } from '../../api';
import { messages } from '../../content/messages';
import { type FieldName, fieldNames, missingIn } from './fields';
import type { Refusal } from './send-contact';

export interface Problem {
  /** Counts the attempts, so that a repeated message is announced again. */
  attempt: number;
  about: Refusal;
  /** The text of the alert; absent where the field's own message is enough. */
  text?: string;
  /** The first field with an error, which takes the focus. */
  field?: FieldName;
}

/** What the form shows besides its values. */
export interface ContactState {
  /** The error of each field, after the first attempt to send. */
  errors: Partial<Record<FieldName, string>>;
  sending: boolean;
  problem: Problem | null;
}

export const untouched: ContactState = { errors: {}, sending: false, problem: null };

/** The state after an attempt to send the form with an empty field (Spec §5); null if no field is empty. */
export function refusalOfEmpty(fields: ContactFields, attempt: number): ContactState | null {
  const errors = missingIn(fields);
  const field = fieldNames.find((name) => errors[name]);
  if (!field) return null;
  const problem = { attempt, about: 'fields', field, text: messages.emptyField } as const;
  return { errors, sending: false, problem };
}
