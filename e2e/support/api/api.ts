import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Publishing from '../../../cms/src/contract/content/publishing';
import type * as RichText from '../../../cms/src/contract/content/rich-text';
import type * as Endpoints from '../../../cms/src/contract/endpoints';
import type * as Errors from '../../../cms/src/contract/errors';
import type * as Headers from '../../../cms/src/contract/headers';
import type * as Delivery from '../../../cms/src/contract/leads/delivery';
import type * as LeadForms from '../../../cms/src/contract/leads/lead-forms';
import type * as Inbox from '../../../cms/src/contract/leads/inbox';
import type * as InboxList from '../../../cms/src/contract/leads/inbox-list';
import type * as Webhooks from '../../../cms/src/contract/leads/webhooks';
import type * as Limits from '../../../cms/src/contract/limits';
import type * as Panel from '../../../cms/src/contract/panel';
import type * as Routes from '../../../cms/src/contract/routes';
import type * as Screens from '../../../cms/src/contract/screens';
import type * as Text from '../../../cms/src/contract/text';
import type * as Texts from '../../../cms/src/contract/texts';

export type { PublishingState, SiteBuild } from '../../../cms/src/contract/content/publishing';
export type { ErrorCode } from '../../../cms/src/contract/errors';
export type { Suspicion } from '../../../cms/src/contract/leads/form-signs';
export type { InboxView } from '../../../cms/src/contract/leads/inbox-list';
export type { LeadForm, Product } from '../../../cms/src/contract/leads/lead-forms';
export type { Endpoint, EndpointName } from '../../../cms/src/contract/routes';
export type { ScreenName } from '../../../cms/src/contract/screens';

type Contract = typeof Delivery &
  typeof Endpoints &
  typeof Errors &
  typeof Headers &
  typeof LeadForms &
  typeof Inbox &
  typeof InboxList &
  typeof Limits &
  typeof Panel &
  typeof Publishing &
  typeof RichText &
  typeof Routes &
  typeof Screens &
  typeof Text &
  typeof Texts &
  typeof Webhooks;

const files = [
  ...[
    'content/publishing',
    'content/rich-text',
    'leads/delivery',
    'leads/lead-forms',
    'leads/inbox',
    'leads/inbox-list',
    'leads/webhooks',
  ],
  ...['endpoints', 'errors', 'headers', 'limits', 'panel', 'routes', 'screens', 'text', 'texts'],
];

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'endpoints' in value;

/** On Node 20 Playwright cannot import TypeScript files of a package that is not an ES module, but can require them. */
function readContract(): Contract {
  const load = createRequire(path.resolve('cms/package.json'));
  const contract: unknown = Object.assign(
    {},
    ...files.map((file): unknown => load(`./src/contract/${file}`)),
  );
  if (!isContract(contract)) throw new Error('The contract has no endpoints.');
  return contract;
}

/** The only way from this room to the contract. */
export const {
  buildRecordPath,
  changeLeadsPath,
  cmsHealthPath,
  deadLetterPath,
  defaultPageSize,
  deliverDeadLetterPath,
  deployNotificationPath,
  deploySignatureHeader,
  endpoints,
  createFaqPath,
  endpointUrl,
  entryPath,
  errorCodes,
  firmName,
  idempotencyHeader,
  inboxPath,
  inboxSummaryPath,
  leadOwnersPath,
  leadPath,
  limits,
  loginPath,
  loginPathTo,
  notSpamPath,
  panelReads,
  panelUrl,
  products,
  publishingRevisionPath,
  publishNowPath,
  richTextTags,
  screenNames,
  screenPath,
  screensPath,
  texts,
  tidyLine,
  tidyLines,
  versionHeader,
  webhookPath,
  webhooksPath,
} = readContract();
