import type * as Publishing from '../../cms/src/contract/publishing';

// The one door of this room to the contract. Types only: what loads these scripts, on Node 20, cannot load a TypeScript file
// of a room that is no ES module. Each value below has the type of the contract's own, so that another one does not compile.

export const deployNotificationPath: typeof Publishing.deployNotificationPath =
  '/api/publishing/deploynotification';

export const deploySignatureHeader: typeof Publishing.deploySignatureHeader = 'X-Webhook-Signature';

export const publishingRevisionPath: typeof Publishing.publishingRevisionPath =
  '/api/publishing/revision';

export const buildRecordPath: typeof Publishing.buildRecordPath = '/build.json';
