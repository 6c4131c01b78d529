import type { Core } from '@strapi/strapi';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { field } from '../../contract/json';
import { momentIn, storedMoment } from '../kinds';

export const endpointUid = 'api::webhook-endpoint.webhook-endpoint';
export const endpointTable = 'webhook_endpoints';

/** The column with the last lead of a form that a webhook was told about, or that came before the webhook. */
export const seenColumns = {
  createcontactus: { attribute: 'contactsSeen', column: 'contacts_seen' },
  createrequestdemo: { attribute: 'demoRequestsSeen', column: 'demo_requests_seen' },
} as const satisfies Record<LeadForm, { attribute: string; column: string }>;

/** A webhook as it is stored. */
export interface Endpoint {
  id: number;
  documentId: string;
  name: string;
  url: string;
  onCreated: boolean;
  onUpdated: boolean;
  paused: boolean;
  createdAt: Date;
  /** Encrypted. */
  secret: string;
  oldSecret: string | null;
  oldSecretUntil: Date | null;
  seen: Record<LeadForm, number>;
  failingSince: Date | null;
  lastDeliveredAt: Date | null;
}

function toEndpoint(row: unknown): Endpoint {
  const oldSecret = field(row, 'oldSecret');
  return {
    id: Number(field(row, 'id')),
    documentId: String(field(row, 'documentId')),
    name: String(field(row, 'name')),
    url: String(field(row, 'url')),
    onCreated: field(row, 'onCreated') === true,
    onUpdated: field(row, 'onUpdated') === true,
    paused: field(row, 'paused') === true,
    createdAt: storedMoment(field(row, 'createdAt')),
    secret: String(field(row, 'secret')),
    oldSecret: typeof oldSecret === 'string' ? oldSecret : null,
    oldSecretUntil: momentIn(row, 'oldSecretUntil'),
    seen: {
      createcontactus: Number(field(row, seenColumns.createcontactus.attribute) ?? 0),
      createrequestdemo: Number(field(row, seenColumns.createrequestdemo.attribute) ?? 0),
    },
    failingSince: momentIn(row, 'failingSince'),
    lastDeliveredAt: momentIn(row, 'lastDeliveredAt'),
  };
}

/** All webhooks, the oldest first. There are few. Inside a Strapi transaction, it joins it. */
export async function readEndpoints(strapi: Core.Strapi): Promise<Endpoint[]> {
  const rows: unknown[] = await strapi.db.query(endpointUid).findMany({ orderBy: { id: 'asc' } });
  return rows.map(toEndpoint);
}

/** @returns undefined if there is none */
export async function findEndpoint(
  strapi: Core.Strapi,
  where: { id: number } | { documentId: string },
): Promise<Endpoint | undefined> {
  const row: unknown = await strapi.db.query(endpointUid).findOne({ where });
  return row === null || row === undefined ? undefined : toEndpoint(row);
}

/** The stored secrets that sign now: the current one, and for a day the one before it. */
export function signingSecrets({ secret, oldSecret, oldSecretUntil }: Endpoint): string[] {
  const isOldValid = oldSecretUntil !== null && oldSecretUntil.getTime() > Date.now();
  return oldSecret !== null && isOldValid ? [secret, oldSecret] : [secret];
}
