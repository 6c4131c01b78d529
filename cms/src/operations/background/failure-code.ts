/** What is said of a failure in a log: a code or a name, `ECONNREFUSED` or `SQLITE_BUSY`, and nothing that it quotes. */
export function failureCode(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null) return 'an unknown failure';
  const code: unknown = Reflect.get(failure, 'code') ?? Reflect.get(failure, 'name');
  return typeof code === 'string' && /^\w{2,40}$/.test(code) ? code : 'an unknown failure';
}
