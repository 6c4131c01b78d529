import type { FieldName } from './fields';
import type { Refusal } from './sendContact';

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
