import { mixed, number, string, type Schema } from 'yup';

/**
 * What a form of the site sends beside a lead's own fields, and by what a script that fills forms is known. All of it may
 * be left out: a caller of the API has no form.
 */
export const formSigns = {
  /** A field that no visitor sees. If it is filled in, the sender is a program. */
  trap: string().strict().typeError('trap must be a text.').max(200, 'trap is too long.'),
  /** Milliseconds from the first touch of the form to its submit, by the browser's own clock. */
  filledInMs: number()
    .strict()
    .typeError('filledInMs must be a number.')
    .integer('filledInMs must be a whole number.')
    .min(0, 'filledInMs must not be negative.')
    .max(Number.MAX_SAFE_INTEGER, 'filledInMs is too large.'),
} as const;

/**
 * How the visitor came to the form. Any value is accepted, since a wrong source must not cost the firm a lead; `sourceOf` reads
 * it.
 */
export const sourceField: Schema<unknown> = mixed().nullable();

/** Nobody fills a form in less. */
const minFillingMs = 2_000;

/** Why a lead may be spam. */
export const suspicions = ['trap_filled', 'filled_too_fast'] as const;

export type Suspicion = (typeof suspicions)[number];

/** Why a stored lead may be spam: its signs, or an admin's mark. */
export const storedSuspicions = [...suspicions, 'marked'] as const;

export type StoredSuspicion = (typeof storedSuspicions)[number];

/** Why a lead with these signs may be spam, if it may. A lead is never dropped for it. */
export function suspicionOf(signs: {
  trap?: string | undefined;
  filledInMs?: number | undefined;
}): Suspicion | undefined {
  if (signs.trap !== undefined && signs.trap !== '') return 'trap_filled';
  if (signs.filledInMs !== undefined && signs.filledInMs < minFillingMs) return 'filled_too_fast';
  return undefined;
}
