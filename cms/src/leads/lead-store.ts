import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isObject } from '../contract/json';
import type { LeadForm } from '../contract/leads/lead-forms';
import { firstMailAt } from './mail/settings';
import type { LeadStore } from './receive-lead';
import { leadKinds, leadSearchColumns } from './kinds';

interface Row {
  documentId: string;
}

const isRow = (value: unknown): value is Row =>
  isObject(value) && typeof value.documentId === 'string';

/** 24 characters, as Strapi's own ids of documents have. */
const newId = (): string => randomBytes(12).toString('hex');

/**
 * The rows of a form, as the acceptance of leads sees them.
 *
 * It goes past Strapi's documents: the contract has checked the fields, the moment of acceptance is not always now, and
 * what a visitor wrote must not reach a webhook, which documents call. Inside a transaction of Strapi's it takes part in it.
 */
export function leadStore<Fields extends Record<string, unknown>>(
  strapi: Core.Strapi,
  form: LeadForm,
): LeadStore<Fields> {
  const { uid } = leadKinds[form];
  return {
    async findByKey(key) {
      const row: unknown = await strapi.db.query(uid).findOne({ where: { idempotencyKey: key } });
      return isRow(row) ? { id: row.documentId, row } : undefined;
    },
    async insert({ fields, key, suspicion, acceptedAt, nonce }) {
      const id = newId();
      const row = {
        ...fields,
        ...leadSearchColumns(form, fields),
        documentId: id,
        idempotencyKey: key ?? null,
        // Only contacts have the column, and only they come with a nonce.
        ...(nonce === undefined ? {} : { captchaNonce: nonce }),
        suspicion: suspicion ?? null,
        notifyAfter: suspicion === undefined ? firstMailAt() : null,
        createdAt: acceptedAt,
        updatedAt: acceptedAt,
        publishedAt: acceptedAt,
      };
      await strapi.db.queryBuilder(uid).insert(row).execute();
      return { id };
    },
  };
}
