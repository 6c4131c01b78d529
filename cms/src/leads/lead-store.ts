import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isObject } from '../contract/json';
import type { LeadForm } from '../contract/leads/lead-forms';
import { dueAt, type FirmCalendar } from '../contract/leads/promise';
import { firmCalendar } from '../setup/environment';
import { firstMailAt } from './mail/first-mail';
import type { LeadStore } from './receive-lead';
import { leadKinds, leadSearchColumns } from './kinds';

/** Read once, not for every lead. */
const calendars = new WeakMap<Core.Strapi, FirmCalendar>();

function calendarOf(strapi: Core.Strapi): FirmCalendar {
  const calendar = calendars.get(strapi) ?? firmCalendar();
  calendars.set(strapi, calendar);
  return calendar;
}

interface Row {
  documentId: string;
}

const isRow = (value: unknown): value is Row =>
  isObject(value) && typeof value.documentId === 'string';

/** 24 characters, like Strapi's own document ids. */
export const newId = (): string => randomBytes(12).toString('hex');

/**
 * The rows of a form, as needed to accept leads.
 *
 * It bypasses Strapi's document service: the contract has validated the fields, the time of acceptance may be in the past,
 * and what a visitor wrote must not reach webhooks, which the document service calls. A lead is one statement, so that no
 * transaction holds up other calls; inside a Strapi transaction, it joins it.
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
    async insert({ fields, key, suspicion, source, acceptedAt, nonce, way }) {
      const id = newId();
      const row = {
        ...fields,
        ...leadSearchColumns(form, fields),
        documentId: id,
        idempotencyKey: key ?? null,
        // Only contacts have this column, and only they have a nonce.
        ...(nonce === undefined ? {} : { captchaNonce: nonce }),
        suspicion: suspicion ?? null,
        source: source === undefined ? null : JSON.stringify(source),
        notifyAfter: suspicion === undefined ? firstMailAt(form, fields.product) : null,
        createdAt: acceptedAt,
        updatedAt: acceptedAt,
        publishedAt: acceptedAt,
        state: 'open',
        dueAt: dueAt(form, acceptedAt, calendarOf(strapi)),
        revision: 0,
        way,
        storedAt: way === 'direct' ? null : new Date(),
      };
      await strapi.db.queryBuilder(uid).insert(row).execute();
      return { id };
    },
  };
}
