import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { Refusal } from '../../contract/errors';
import { leadForms } from '../../contract/leads/lead-forms';
import type { webhookBody } from '../../contract/leads/webhooks';
import { leadKinds } from '../kinds';
import { deliveryTable } from './announce';
import { endpointTable, endpointUid, findEndpoint, readEndpoints, seenColumns } from './endpoints';
import type { Endpoint } from './endpoints';
import { namesPrivateAddress } from './public-address';
import { encrypted, newSecret, oldSecretMs } from './secrets';
import { lastId } from './settled-leads';
import { webhookNetwork } from './settings';

/** More than a firm connects, and few enough to be read at each change of a lead. */
const maxEndpoints = 20;

type Body = InferType<typeof webhookBody>;

/** @throws Refusal 400 for an address that webhooks are never sent to */
function expectAllowed(address: string): void {
  if (webhookNetwork().allowPrivate) return;
  const url = new URL(address);
  if (url.protocol !== 'https:') {
    throw new Refusal('invalid_body', 'The address must begin with https://.');
  }
  if (namesPrivateAddress(url)) {
    throw new Refusal('invalid_body', 'The address must be reachable from the internet.');
  }
}

const columnsOf = ({ name, url, events }: Body) => ({
  name,
  url,
  onCreated: events.includes('lead.created'),
  onUpdated: events.includes('lead.updated'),
});

/** Leads that are stored already are not announced. */
async function seenNow(strapi: Core.Strapi): Promise<Record<string, number>> {
  const seen = leadForms.map(async (form) => {
    const id = await lastId(strapi, leadKinds[form].table);
    return [seenColumns[form].attribute, id] as const;
  });
  return Object.fromEntries(await Promise.all(seen));
}

/** @throws Refusal 404 */
export async function expectEndpoint(strapi: Core.Strapi, documentId: string): Promise<Endpoint> {
  const endpoint = await findEndpoint(strapi, { documentId });
  if (endpoint !== undefined) return endpoint;
  throw new Refusal('not_found', 'There is no such webhook: it may have been deleted meanwhile.');
}

async function update(strapi: Core.Strapi, { id }: Endpoint, data: object): Promise<void> {
  const updatedAt = new Date(Date.now());
  await strapi.db.query(endpointUid).updateMany({ where: { id }, data: { ...data, updatedAt } });
}

/**
 * Creates a webhook.
 * @returns its id, and its secret, which cannot be read again
 * @throws Refusal 400
 */
export async function createEndpoint(
  strapi: Core.Strapi,
  body: Body,
): Promise<{ documentId: string; secret: string }> {
  expectAllowed(body.url);
  const secret = newSecret();
  const documentId = randomBytes(12).toString('hex');
  const now = new Date(Date.now());
  const row = {
    ...columnsOf(body),
    documentId,
    paused: false,
    secret: encrypted(strapi, secret),
    createdAt: now,
    updatedAt: now,
  };
  if ((await readEndpoints(strapi)).length >= maxEndpoints) {
    throw new Refusal('invalid_body', `There can be at most ${String(maxEndpoints)} webhooks.`);
  }
  const seen = await seenNow(strapi);
  await strapi.db
    .queryBuilder(endpointUid)
    .insert({ ...row, ...seen })
    .execute();
  return { documentId, secret };
}

/**
 * Changes name, address and events. A webhook that is now told about new leads is told about those that come from now on.
 * @throws Refusal 404, 400
 */
export async function editEndpoint(
  strapi: Core.Strapi,
  documentId: string,
  body: Body,
): Promise<void> {
  const endpoint = await expectEndpoint(strapi, documentId);
  if (body.url !== endpoint.url) expectAllowed(body.url);
  const columns = columnsOf(body);
  const seen = columns.onCreated && !endpoint.onCreated ? await seenNow(strapi) : {};
  const failingSince = body.url === endpoint.url ? endpoint.failingSince : null;
  await update(strapi, endpoint, { ...columns, ...seen, failingSince });
}

/** Pauses a webhook, or goes on: what happened meanwhile is then sent. @throws Refusal 404 */
export async function pauseEndpoint(
  strapi: Core.Strapi,
  documentId: string,
  paused: boolean,
): Promise<void> {
  await update(strapi, await expectEndpoint(strapi, documentId), { paused });
}

/**
 * Gives a webhook a new secret. The last one signs for another day, one before it no more.
 * @throws Refusal 404
 */
export async function rotateSecret(strapi: Core.Strapi, documentId: string): Promise<string> {
  const endpoint = await expectEndpoint(strapi, documentId);
  const secret = newSecret();
  await update(strapi, endpoint, {
    secret: encrypted(strapi, secret),
    oldSecret: endpoint.secret,
    oldSecretUntil: new Date(Date.now() + oldSecretMs),
  });
  return secret;
}

/** Deletes a webhook with its log. @throws Refusal 404 */
export async function deleteEndpoint(strapi: Core.Strapi, documentId: string): Promise<void> {
  const { id } = await expectEndpoint(strapi, documentId);
  await strapi.db.connection.transaction(async (transaction: Core.Strapi['db']['connection']) => {
    await transaction(deliveryTable).where({ endpoint: id }).delete();
    await transaction(endpointTable).where({ id }).delete();
  });
}
