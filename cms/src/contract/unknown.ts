// For values whose shape nobody has checked yet: a parsed JSON text, a thrown value.

/** Whether a value is an object with named fields. A list is not. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One field of a value, `undefined` if the value has no such field. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
