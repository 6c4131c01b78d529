import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { redirectOrigins, type RedirectOrigin } from '../../contract/content/redirects';
import { addressKey, tailOf } from '../../contract/content/redirect-path';
import { objectsOf, type Data } from '../../strapi/untyped-rows';
import { ledTo, passedOn, type Rule, type RuleStore } from './rules';

export const redirectType = 'api::redirect.redirect';

/** The table, as the database names it. */
export const redirectTable = 'redirects';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const originOf = (value: unknown): RedirectOrigin =>
  redirectOrigins.find((known) => known === value) ?? 'manual';

/** A stored row as a redirect. */
export const toRule = (row: Data): Rule => ({
  path: textOrNull(row.path) ?? '',
  target: textOrNull(row.target),
  origin: originOf(row.origin),
  entry: textOrNull(row.entry),
  heir: textOrNull(row.heir),
  actor: typeof row.actor === 'number' ? row.actor : null,
  tail: textOrNull(row.tail) ?? tailOf(textOrNull(row.target) ?? ''),
});

const targetColumns = (target: string | null) => ({
  target,
  targetKey: target === null ? null : addressKey(target),
});

/** The redirects in the database. Use it in a content transaction (edits/content-transaction.ts). */
export function redirectRows(strapi: Core.Strapi): RuleStore {
  const rows = strapi.db.query(redirectType);
  /** Almost none leads to a part of a page: all others are written at once. */
  const lead = async (where: object, target: string | null, leadOne: (rule: Rule) => Rule) => {
    const before = objectsOf(await rows.findMany({ where }));
    await rows.updateMany({ where, data: targetColumns(target) });
    for (const row of before) {
      const { tail, target: own } = leadOne(toRule(row));
      if (tail === '' && own === target) continue;
      await rows.updateMany({ where: { id: row.id }, data: { tail, ...targetColumns(own) } });
    }
  };
  return {
    async find(pathKey) {
      const [row] = objectsOf(await rows.findMany({ where: { pathKey }, limit: 1 }));
      return row && toRule(row);
    },
    async put(rule) {
      const { path, origin, entry, heir, actor, tail, target } = rule;
      const pathKey = addressKey(path);
      const now = new Date(Date.now());
      const own = { path, origin, entry, heir, actor, tail };
      const data = { ...own, ...targetColumns(target), updatedAt: now };
      const changed = await rows.updateMany({ where: { pathKey }, data });
      if (changed.count > 0) return;
      const documentId = randomBytes(12).toString('hex');
      await rows.create({ data: { ...data, pathKey, documentId, createdAt: now } });
    },
    async remove(keys) {
      await rows.deleteMany({ where: { pathKey: { $in: keys } } });
    },
    async retarget(targetKey, target) {
      await lead({ targetKey }, target, (rule) => passedOn(rule, target));
    },
    async retargetEntries(entries, target) {
      const one = { $in: [...entries] };
      const where = { $or: [{ entry: one }, { heir: one }] };
      await lead(where, target, (rule) => ledTo(rule, entries, target));
    },
    async setHeir(entry, heir) {
      await rows.updateMany({ where: { entry }, data: { heir } });
    },
    async ledBy(entries) {
      const where = { heir: { $in: [...entries] } };
      const led = objectsOf(await rows.findMany({ select: ['entry'], where }));
      return [...new Set(led.map(({ entry }) => textOrNull(entry)).filter((id) => id !== null))];
    },
    async moveCategory(from, to) {
      const own = { $or: [{ entry: from }, { entry: null, targetKey: addressKey(from) }] };
      await rows.updateMany({ where: own, data: { entry: to } });
    },
  };
}
