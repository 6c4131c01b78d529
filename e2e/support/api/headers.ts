import { answerRows, everyAnswerHeaders, pageDirectives } from './header-document';
import type { Answer } from './send';
import { expect } from '../system/test';

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The directives of a policy, each with its sources. */
export const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

export const isHash = (source: string) => /^'sha256-[A-Za-z0-9+/]{43}='$/.test(source);

/** The pages' policy without the hashes of the build, as in the documentation. */
function withoutHashes(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(directivesOf(policy)).map(([name, sources]) => [
      name,
      ['script-src', 'style-src'].includes(name)
        ? sources.filter((source) => !isHash(source))
        : sources,
    ]),
  );
}

/** Compares an answer with its row in the documentation. */
export function expectHeaders(kind: string, address: string, { headers }: Answer): void {
  const row = answerRows.get(kind);
  const expected = { ...everyAnswerHeaders, 'Cache-Control': row?.cacheControl };
  const actual = Object.keys(expected).map((name) => [name, headers.get(name)]);
  expect(Object.fromEntries(actual), address).toEqual(expected);
  const policy = headers.get('content-security-policy') ?? '';
  if (row?.policy === 'data') expect(policy, address).toBe(dataPolicy);
  else expect(withoutHashes(policy), address).toEqual(pageDirectives);
}
