import type { Core } from '@strapi/strapi';
import { Refusal } from '../../contract/errors';
import type { PageQuery } from '../../contract/list-query';
import type { DeadLetter, EntryList } from '../../contract/panel';
import { searchFilter } from '../../search/search-filter';
import { toDeadLetter, toStoredLetter, type StoredLetter } from './letter';

const letters = (strapi: Core.Strapi) => strapi.db.query('api::dead-letter.dead-letter');

/** Those that no admin has dealt with. */
export const openLetters = { handledAt: { $null: true } };

/** One page of the dead letters that a search finds, the most recently accepted first. */
export async function listDeadLetters(
  strapi: Core.Strapi,
  { page, pageSize, search }: PageQuery & { search: string },
): Promise<EntryList<DeadLetter>> {
  const where = { ...openLetters, ...searchFilter(search) };
  const rows: unknown[] = await letters(strapi).findMany({
    where,
    orderBy: [{ acceptedAt: 'desc' }, { id: 'desc' }],
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const total = await letters(strapi).count({ where });
  return {
    result: rows.map((row) => toDeadLetter(toStoredLetter(row))),
    pagination: { page, pageSize, total },
  };
}

/** How many there are. */
export const countDeadLetters = (strapi: Core.Strapi): Promise<number> =>
  letters(strapi).count({ where: openLetters });

/**
 * Removes a letter from the list and empties it. Its key stays, because the function may send it again.
 * @returns the letter as it was
 * @throws Refusal when the letter is gone: of two concurrent calls, one gets it
 */
export async function takeLetter(strapi: Core.Strapi, id: string): Promise<StoredLetter> {
  const where = { documentId: id, ...openLetters };
  const row: unknown = await letters(strapi).findOne({ where });
  const { count } = await letters(strapi).updateMany({
    where,
    data: { handledAt: new Date(), lead: '{}', idempotencyKey: null, searchText: '' },
  });
  if (count === 0) {
    throw new Refusal('not_found', 'There is no such letter: someone has dealt with it meanwhile.');
  }
  return toStoredLetter(row);
}
