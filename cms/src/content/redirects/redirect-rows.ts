import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { redirectOrigins, type RedirectOrigin } from '../../contract/content/redirects';
import { addressKey } from '../../contract/content/redirect-path';
import { objectsOf, type Data } from '../../strapi/untyped-rows';
import type { Rule, RuleStore } from './rules';

export const redirectType = 'api::redirect.redirect';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const originOf = (value: unknown): RedirectOrigin =>
  redirectOrigins.find((known) => known === value) ?? 'manual';

/** A stored row as a redirect. */
export const toRule = (row: Data): Rule => ({
  path: textOf(row.path) ?? '',
  target: textOf(row.target),
  origin: originOf(row.origin),
  entry: textOf(row.entry),
  heir: textOf(row.heir),
  by: textOf(row.by),
});

const targetColumns = (target: string | null) => ({
  target,
  targetKey: target === null ? null : addressKey(target),
});

/** The redirects in the database. Use it in a content transaction (edits/content-transaction.ts). */
export function redirectRows(strapi: Core.Strapi): RuleStore {
  const rows = strapi.db.query(redirectType);
  return {
    async find(pathKey) {
      const [row] = objectsOf(await rows.findMany({ where: { pathKey }, limit: 1 }));
      return row && toRule(row);
    },
    async put(rule) {
      const { path, origin, entry, heir, by, target } = rule;
      const pathKey = addressKey(path);
      const now = new Date(Date.now());
      const data = { path, origin, entry, heir, by, ...targetColumns(target), updatedAt: now };
      const changed = await rows.updateMany({ where: { pathKey }, data });
      if (changed.count > 0) return;
      const documentId = randomBytes(12).toString('hex');
      await rows.create({ data: { ...data, pathKey, documentId, createdAt: now } });
    },
    async remove(keys) {
      await rows.deleteMany({ where: { pathKey: { $in: keys } } });
    },
    async retarget(targetKey, target) {
      await rows.updateMany({ where: { targetKey }, data: targetColumns(target) });
    },
    async retargetEntries(entries, target) {
      const one = { $in: [...entries] };
      const where = { $or: [{ entry: one }, { heir: one }] };
      await rows.updateMany({ where, data: targetColumns(target) });
    },
    async setHeir(entry, heir) {
      await rows.updateMany({ where: { entry }, data: { heir } });
    },
    async ledBy(entries) {
      const where = { heir: { $in: [...entries] } };
      const led = objectsOf(await rows.findMany({ select: ['entry'], where }));
      return [...new Set(led.map(({ entry }) => textOf(entry)).filter((id) => id !== null))];
    },
  };
}
