import {
  idempotencyHeader,
  idempotencyKeyPattern,
  readPageQuery,
  readVersion,
  Refusal,
  versionHeader,
  type PageQuery,
} from './api';

/**
 * The key of one filled form, if the caller sent one.
 * @throws Refusal when it is not of the contract's form
 */
export function receiveIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get(idempotencyHeader);
  if (key === null) return undefined;
  if (idempotencyKeyPattern.test(key)) return key;
  throw new Refusal(
    'invalid_idempotency_key',
    `${idempotencyHeader} must have 16 to 100 letters, digits or hyphens.`,
  );
}

/**
 * Which part of a list the caller asks for.
 * @throws Refusal when a number is wrong or given twice
 */
export function receivePageQuery(request: Request, fallbackSize?: number): PageQuery {
  const { searchParams } = new URL(request.url);
  const once = (name: string) => {
    const [value, ...more] = searchParams.getAll(name);
    if (more.length > 0) throw new Refusal('invalid_query', `Give ${name} once.`);
    return value;
  };
  return readPageQuery({ page: once('page'), pageSize: once('pageSize') }, fallbackSize);
}

/**
 * The version that an edit was made from, if the caller names one.
 * @throws Refusal when it is not one version in quotes
 */
export function receiveVersion(request: Request): string | undefined {
  return readVersion(request.headers.get(versionHeader));
}
