/** What a form says beside its fields, by which the server tells a script from a person (contract/form-signs). */
export interface FormSigns {
  /** What stands in the field that no visitor sees. */
  trap: string;
  /** Milliseconds from the first touch to the submit. Left out where that is not known. */
  filledInMs?: number | undefined;
}

/** What the unseen field is called in the form: a word that scripts know. */
export const trapName = 'fax';

/** The contract takes no more characters. */
const maxTrapLength = 200;

/**
 * The signs of a form that is being submitted.
 * @param startedAt when someone began to fill it, by `performance.now()`; undefined where that is not known
 */
export function signsOf(form: HTMLFormElement | null, startedAt: number | undefined): FormSigns {
  const trap = form && new FormData(form).get(trapName);
  return {
    trap: typeof trap === 'string' ? trap.slice(0, maxTrapLength) : '',
    filledInMs: startedAt === undefined ? undefined : Math.round(performance.now() - startedAt),
  };
}
