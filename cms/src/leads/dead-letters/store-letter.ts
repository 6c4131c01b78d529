import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import type { deadLetterBody } from '../../contract/delivery';
import { Refusal } from '../../contract/errors';
import { isUniqueViolation } from '../unique-violation';
import { letterSearchText } from './letter';

/**
 * Stores a lead that was acknowledged and that the CMS refused. Once for each entry of the outbox, also when an admin is
 * done with it already.
 * @throws Refusal when `acceptedAt` is no moment
 */
export async function layDown(
  strapi: Core.Strapi,
  { acceptedAt, idempotencyKey, ...letter }: InferType<typeof deadLetterBody>,
): Promise<void> {
  const moment = new Date(acceptedAt);
  if (Number.isNaN(moment.getTime())) {
    throw new Refusal('invalid_body', 'acceptedAt must be a moment.');
  }
  try {
    await strapi.db.query('api::dead-letter.dead-letter').create({
      data: {
        ...letter,
        idempotencyKey: idempotencyKey ?? null,
        acceptedAt: moment,
        searchText: letterSearchText(letter),
      },
    });
  } catch (failure) {
    if (!isUniqueViolation(failure)) throw failure;
  }
}
