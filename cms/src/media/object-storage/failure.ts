import { NoSuchKey, NotFound, S3ServiceException } from '@aws-sdk/client-s3';
import { Refusal } from '../../contract/errors';
import { ToldError } from '../../operations/logs/described-error';

/** Whether an object was asked for that is not there. */
export const isNotThere = (failure: unknown): boolean =>
  failure instanceof NoSuchKey || failure instanceof NotFound;

/** Whether bytes were asked for behind the last one of an object. */
export const isBeyondEnd = (failure: unknown): boolean =>
  failure instanceof S3ServiceException && failure.name === 'InvalidRange';

const word = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : undefined;

/** Whatever the client of the bucket throws, as a sentence for log and terminal. Its own may repeat addresses and keys. */
export function toldFailure(failure: unknown): unknown {
  const isOfBucket = failure instanceof Error && '$metadata' in failure;
  if (!isOfBucket || isNotThere(failure) || isBeyondEnd(failure)) return failure;
  const code = word(Reflect.get(failure, 'code')) ?? word(failure.name) ?? 'an error';
  return new ToldError(`The bucket of the uploads failed with ${code}.`);
}

/** What is said to whoever looks or writes where the bucket cannot be reached, or refuses. */
export const bucketIsAway = () =>
  new Refusal(
    'cms_unreachable',
    'The store of the pictures does not answer. Please try again in a minute.',
  );
