/** Whether a value of unknown type is an object. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/**
 * Reads a field of a value of unknown type, or of an object within it.
 * @param path such as `'response', 'data'`
 * @returns undefined where the path leads nowhere
 */
export const field = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (isObject(found) ? Reflect.get(found, name) : undefined),
    value,
  );
