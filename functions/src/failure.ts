import { Refusal, type ErrorCode } from './api';

interface Detail {
  /** Headers that the answer carries besides. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What went wrong, in a word for the log. Never holds what a visitor sent. */
  readonly cause?: string;
}

/** A refusal together with what its answer and its line in the log need besides. */
export class Failure extends Refusal {
  constructor(
    code: ErrorCode,
    message: string,
    readonly detail: Detail = {},
  ) {
    super(code, message);
    this.name = 'Failure';
  }
}
