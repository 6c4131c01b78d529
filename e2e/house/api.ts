import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Endpoints from '../../cms/src/contract/endpoints';
import type * as Errors from '../../cms/src/contract/errors';
import type * as Idempotency from '../../cms/src/contract/idempotency';
import type * as Limits from '../../cms/src/contract/limits';
import type * as Panel from '../../cms/src/contract/panel';
import type * as Products from '../../cms/src/contract/product';
import type * as RichText from '../../cms/src/contract/rich-text';
import type * as Routes from '../../cms/src/contract/routes';
import type * as Screens from '../../cms/src/contract/screens';
import type * as Texts from '../../cms/src/contract/texts';
import type * as Version from '../../cms/src/contract/version';

export type { Endpoint } from '../../cms/src/contract/endpoint';
export type { ErrorCode } from '../../cms/src/contract/errors';
export type { Product } from '../../cms/src/contract/product';
export type { EndpointName } from '../../cms/src/contract/routes';
export type { ScreenName } from '../../cms/src/contract/screens';

type Contract = typeof Endpoints &
  typeof Errors &
  typeof Idempotency &
  typeof Limits &
  typeof Panel &
  typeof Products &
  typeof RichText &
  typeof Routes &
  typeof Screens &
  typeof Texts &
  typeof Version;

const files = [
  ...['endpoints', 'errors', 'idempotency', 'limits', 'panel', 'product', 'rich-text', 'texts'],
  ...['routes', 'screens', 'version'],
];

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'endpoints' in value;

/** On Node 20 Playwright cannot import a TypeScript file of a room that is no ES module, but it can require one. */
function readContract(): Contract {
  const load = createRequire(path.resolve('cms/package.json'));
  const contract: unknown = Object.assign(
    {},
    ...files.map((file): unknown => load(`./src/contract/${file}`)),
  );
  if (!isContract(contract)) throw new Error('The contract holds no endpoints.');
  return contract;
}

/** The one door of this room to the contract. */
export const {
  defaultPageSize,
  endpoints,
  createFaqPath,
  endpointUrl,
  errorCodes,
  idempotencyHeader,
  limits,
  loginPath,
  loginPathTo,
  panelReads,
  panelUrl,
  products,
  richTextTags,
  screenNames,
  screenPath,
  screensPath,
  texts,
  versionHeader,
} = readContract();
