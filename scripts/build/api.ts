import type * as Publishing from '../../cms/src/contract/content/publishing';

// The part of the contract that the scripts use. Only types are imported: tsx on Node 20 cannot load a TypeScript file of
// `cms/`, which is not an ES module. Each value has the literal type of the contract's, so a different one does not compile.

export const deployNotificationPath: typeof Publishing.deployNotificationPath =
  '/api/publishing/deploynotification';

export const deploySignatureHeader: typeof Publishing.deploySignatureHeader = 'X-Webhook-Signature';

export const publishingRevisionPath: typeof Publishing.publishingRevisionPath =
  '/api/publishing/revision';

export const buildRecordPath: typeof Publishing.buildRecordPath = '/build.json';
