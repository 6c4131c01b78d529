import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { contentTypes, isShownType, type ShownType } from '../shown-types';
import { field } from '../../contract/json';
import { objectsOf } from '../../strapi/untyped-rows';
import { withVersions } from './record-version';

const saves: ReadonlySet<string> = new Set([
  ...['create', 'update', 'publish', 'unpublish', 'discardDraft', 'delete', 'clone'],
]);

/** Whether the document service is at work: the rows that it writes are versioned when it has finished. */
const underWay = new AsyncLocalStorage<true>();

const idsIn = (...values: unknown[]): string[] =>
  values.map((value) => field(value, 'documentId')).filter((id) => typeof id === 'string');

/** Follows every save through the document service: by the panel, the API and the content manager. */
export function followSaves(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action, params } = call;
    if (!isShownType(uid) || !saves.has(action)) return next();
    return withVersions(
      strapi,
      uid,
      () => underWay.run(true, async () => next()),
      // A copy has another id than what the call names.
      (result) =>
        idsIn(
          action === 'clone' ? undefined : params,
          result,
          field(field(result, 'entries'), '0'),
        ),
    );
  });
}

interface Params {
  where?: unknown;
}

function followRows(strapi: Core.Strapi, uid: ShownType): void {
  const rows = strapi.db.query(uid);

  const idsWhere = async (where: unknown): Promise<string[]> =>
    idsIn(...objectsOf(await rows.findMany({ where, select: ['documentId'] })));

  const stock = {
    create: rows.create.bind(rows),
    createMany: rows.createMany.bind(rows),
    update: rows.update.bind(rows),
    updateMany: rows.updateMany.bind(rows),
    delete: rows.delete.bind(rows),
    deleteMany: rows.deleteMany.bind(rows),
  };

  const following = <T>(
    change: () => Promise<T>,
    changed: (result: T) => Promise<readonly string[]>,
  ): Promise<T> =>
    underWay.getStore() === true ? change() : withVersions(strapi, uid, change, changed);

  const changing =
    <P extends Params | undefined, T>(write: (params: P) => Promise<T>) =>
    async (params: P): Promise<T> => {
      let before: readonly string[] = [];
      return following(
        async () => {
          before = await idsWhere(field(params, 'where'));
          return write(params);
        },
        () => Promise.resolve(before),
      );
    };

  Object.assign(rows, {
    create: (params: Parameters<typeof stock.create>[0]) =>
      following(
        () => stock.create(params),
        (row) => Promise.resolve(idsIn(row)),
      ),
    createMany: (params: Parameters<typeof stock.createMany>[0]) =>
      following(
        () => stock.createMany(params),
        (created) => idsWhere({ id: { $in: field(created, 'ids') } }),
      ),
    update: changing(stock.update),
    updateMany: changing(stock.updateMany),
    delete: changing(stock.delete),
    deleteMany: changing(stock.deleteMany),
  });
}

/** Follows every save that writes rows without the document service, such as an import. */
export function followRowSaves(strapi: Core.Strapi): void {
  for (const uid of Object.values(contentTypes)) followRows(strapi, uid);
}
