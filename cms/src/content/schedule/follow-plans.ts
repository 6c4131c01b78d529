import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { isShownType, type ShownType } from '../shown-types';
import { field } from '../../contract/json';
import { recordedNow } from '../versions/call-origin';
import { endPlans, endPointless } from './end-plans';
import { openPlansOf, planRows } from './plan-rows';

/** What a call of the document service is for the plans of its entry; undefined for one that leaves them as they are. */
type Change = 'published' | 'discarded' | 'unpublished' | 'trashed' | 'deleted';

const changes: ReadonlySet<string> = new Set([
  ...['update', 'publish', 'unpublish', 'discardDraft', 'delete'],
]);

function changeOf(strapi: Core.Strapi, action: string, params: unknown): Change | undefined {
  if (!changes.has(action)) return undefined;
  const { way, event } = recordedNow(strapi);
  if (way === 'schedule') return undefined;
  if (action === 'delete') return 'deleted';
  if (event === 'trashed') return 'trashed';
  if (action === 'unpublish') return 'unpublished';
  if (action === 'discardDraft') return 'discarded';
  const isPublished = action === 'publish' || field(params, 'status') === 'published';
  return isPublished ? 'published' : undefined;
}

const endAll = async (strapi: Core.Strapi, entry: string, reason: string): Promise<void> => {
  await endPlans(strapi, await openPlansOf(strapi, entry), reason);
};

const ends: Readonly<
  Record<Change, (strapi: Core.Strapi, uid: ShownType, entry: string) => Promise<unknown>>
> = {
  published: (strapi, uid, entry) =>
    endPointless(strapi, uid, entry, 'It was published by hand before.'),
  discarded: (strapi, uid, entry) =>
    endPointless(strapi, uid, entry, 'The draft that was to be published was discarded.'),
  // An editor who unpublishes an entry does not expect it to come back.
  unpublished: (strapi, _uid, entry) => endAll(strapi, entry, 'It was unpublished by hand before.'),
  trashed: (strapi, _uid, entry) => endAll(strapi, entry, 'It was moved to the trash.'),
  deleted: (strapi, _uid, entry) => planRows(strapi).deleteMany({ where: { entry } }),
};

const inSteps = new AsyncLocalStorage<true>();

/**
 * Runs a publication by hand that takes several calls of the document service. Between them, the draft is not what it will be: the
 * plans that have nothing left to do end after the last one. Call it in a content transaction.
 */
export async function publishInSteps(
  strapi: Core.Strapi,
  uid: ShownType,
  entry: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await inSteps.run(true, work);
  await ends.published(strapi, uid, entry);
}

/**
 * Ends the plans of an entry that a change by hand leaves without a purpose, in the transaction of the change and whatever makes
 * it: the API, the panel, the content manager.
 */
export function followPlans(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action, params } = call;
    const documentId = field(params, 'documentId');
    if (!isShownType(uid) || typeof documentId !== 'string' || inSteps.getStore()) return next();
    const change = changeOf(strapi, action, params);
    const result = await next();
    if (change !== undefined) await ends[change](strapi, uid, documentId);
    return result;
  });
}
