import { NoSuchKey, NotFound, S3ServiceException } from '@aws-sdk/client-s3';
import { Refusal } from '../../contract/errors';
import { LoggableError } from '../../operations/logs/described-error';

/** Whether the requested object does not exist. */
export const isNotThere = (failure: unknown): boolean =>
  failure instanceof NoSuchKey || failure instanceof NotFound;

/** Whether the requested range starts after the end of an object. */
export const isBeyondEnd = (failure: unknown): boolean =>
  failure instanceof S3ServiceException && failure.name === 'InvalidRange';

const word = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : undefined;

/**
 * Any error of the bucket's client as a sentence for log and terminal. The client's own messages may repeat addresses and
 * keys.
 */
export function explainedFailure(failure: unknown): unknown {
  const isOfBucket = failure instanceof Error && '$metadata' in failure;
  if (!isOfBucket || isNotThere(failure) || isBeyondEnd(failure)) return failure;
  const code = word(Reflect.get(failure, 'code')) ?? word(failure.name) ?? 'an error';
  return new LoggableError(`The bucket of the uploads failed with ${code}.`);
}

/** The message for a reader or writer when the bucket cannot be reached or refuses. */
export const bucketIsAway = () =>
  new Refusal(
    'cms_unreachable',
    'The store of the pictures does not answer. Please try again in a minute.',
  );
