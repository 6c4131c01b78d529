import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Tables from '../../../cms/tests/server/harness/access/access-tables';
import type * as Forged from '../../../cms/tests/server/harness/access/forged-tokens';

type Harness = typeof Tables & typeof Forged;

const isHarness = (value: unknown): value is Harness =>
  typeof value === 'object' && value !== null && 'tableRows' in value && 'forgedTokens' in value;

/** Required instead of imported, for the reason given in api.ts. */
function readHarness(): Harness {
  const load = createRequire(path.resolve('cms/package.json'));
  const files = ['access-tables', 'forged-tokens'];
  const harness: unknown = Object.assign(
    {},
    ...files.map((file): unknown => load(`./tests/server/harness/access/${file}`)),
  );
  if (!isHarness(harness)) throw new Error('The tables of docs/security.md cannot be read.');
  return harness;
}

/** The CMS tests' functions that read docs/security.md and create invalid tokens. */
export const { cell, codeIn, forgedTokens, statusIn, tableRows } = readHarness();
