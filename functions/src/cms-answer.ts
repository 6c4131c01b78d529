import type { ObjectSchema } from 'yup';
import { answerJson } from './answer';
import { Failure } from './failure';
import { NoAnswer, type JsonAnswer } from './fetch-json';

/** What becomes of the CMS's answer. */
export interface Passing {
  /** What a success looks like; anything else counts as no answer. */
  readonly answer: ObjectSchema<Record<string, unknown>>;
  /** The refusal that an answer says, if the caller is to hear it. */
  readonly refusal: (answer: JsonAnswer) => Failure | undefined;
  /** Headers of the answer that the caller gets, from the CMS's own. */
  readonly headers?: (cms: Headers) => Readonly<Record<string, string>>;
  /** What the caller is told when the CMS gives no usable answer. */
  readonly apology?: string | undefined;
}

/** The CMS gave no usable answer. */
export class CmsUnreachable extends Failure {
  /**
   * @param reason one word for the log
   * @param answered the status of the answer, if one came
   */
  constructor(
    message: string,
    readonly reason: string,
    readonly answered?: number,
  ) {
    super('cms_unreachable', message, { cause: reason });
    this.name = 'CmsUnreachable';
  }
}

const defaultApology = 'This part of the site cannot be reached right now. Please try again later.';

/** How an answer is received that the caller does not get. */
export type Receiving = Pick<Passing, 'refusal' | 'apology'>;

/**
 * Waits for the CMS's answer.
 * @param read what it is worth; undefined where it is not that of a success
 * @throws Refusal of the CMS as it said it, where the caller is to hear it; else CmsUnreachable, 502
 */
export async function receiveAnswer<T>(
  asked: Promise<JsonAnswer>,
  { refusal, apology = defaultApology }: Receiving,
  read: (answer: JsonAnswer) => T | undefined,
): Promise<T> {
  const answer = await asked.catch((thrown: unknown) => {
    throw thrown instanceof NoAnswer ? new CmsUnreachable(apology, thrown.reason) : thrown;
  });
  const good = read(answer);
  if (good !== undefined) return good;
  const { status } = answer;
  throw (
    refusal(answer) ?? new CmsUnreachable(apology, `unexpected_answer_${String(status)}`, status)
  );
}

/**
 * Passes the CMS's answer back to the caller. Of its headers none passes that is not named.
 * @throws as `receiveAnswer`
 */
export function passAnswer(asked: Promise<JsonAnswer>, passing: Passing): Promise<Response> {
  return receiveAnswer(asked, passing, ({ status, headers, body }) =>
    (status === 200 || status === 201) && passing.answer.isValidSync(body, { strict: true })
      ? answerJson(status, body, passing.headers?.(headers))
      : undefined,
  );
}
