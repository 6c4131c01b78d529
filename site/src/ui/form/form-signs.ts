/** Signals besides the fields that let the server tell a script from a person (contract/form-signs). */
export interface FormSigns {
  /** The value of the honeypot. */
  trap: string;
  /** Milliseconds from the first input to the submit; absent if unknown. */
  filledInMs?: number | undefined;
}

/** The name of the honeypot: one that scripts recognise. */
export const trapName = 'fax';

/** The limit of the contract. */
const maxTrapLength = 200;

/**
 * The signals of a form at submit.
 * @param startedAt when the visitor began to fill it in, by `performance.now()`; undefined if unknown
 */
export function signsOf(form: HTMLFormElement | null, startedAt: number | undefined): FormSigns {
  const trap = form && new FormData(form).get(trapName);
  return {
    trap: typeof trap === 'string' ? trap.slice(0, maxTrapLength) : '',
    filledInMs: startedAt === undefined ? undefined : Math.round(performance.now() - startedAt),
  };
}
