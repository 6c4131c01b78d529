import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';
import { leadForms } from '../../contract/leads/lead-forms';
import {
  maxPersonLeads,
  normalAddress,
  type Person,
  type PersonLead,
  type PersonLetter,
} from '../../contract/leads/person';
import { searchFilter } from '../../search/search-filter';
import { openLetters } from '../dead-letters/open-letters';
import { toDeadLetter, toStoredLetter } from '../dead-letters/letter';
import { leadsWithAddress, toOther } from '../inbox/others';
import { readRecords } from './person-records';

/** One more than is shown says that there are more. */
const maxRead = maxPersonLeads + 1;

const nameOf = (fields: unknown): string => {
  const name = field(fields, 'name');
  return typeof name === 'string' ? name : '';
};

async function leadsOf(strapi: Core.Strapi, address: string): Promise<PersonLead[]> {
  const leads: PersonLead[] = [];
  for (const form of leadForms) {
    for (const row of await leadsWithAddress(strapi, form, address, maxRead)) {
      leads.push({ ...toOther(form, row), name: nameOf(row) });
    }
  }
  return leads.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}

async function lettersOf(strapi: Core.Strapi, address: string): Promise<PersonLetter[]> {
  const rows: unknown[] = await strapi.db.query('api::dead-letter.dead-letter').findMany({
    where: { ...openLetters, ...searchFilter(address) },
    orderBy: [{ acceptedAt: 'desc' }, { id: 'desc' }],
    limit: 5 * maxRead,
  });
  return rows
    .map((row) => toDeadLetter(toStoredLetter(row)))
    .filter(({ fields }) => normalAddress(fields.email) === address)
    .map(({ _id, form, fields, acceptedAt }) => ({
      _id,
      form,
      name: nameOf(fields),
      topic: fields.subject ?? fields.product ?? '',
      acceptedAt,
    }));
}

/** Everything with an e-mail address: leads of both forms, suspected ones included, and dead letters. */
export async function findPerson(strapi: Core.Strapi, email: string): Promise<Person> {
  const address = normalAddress(email);
  const [leads, letters] = [await leadsOf(strapi, address), await lettersOf(strapi, address)];
  return {
    email,
    leads: leads.slice(0, maxPersonLeads),
    letters: letters.slice(0, maxPersonLeads),
    more: leads.length > maxPersonLeads || letters.length > maxPersonLeads,
    records: await readRecords(strapi, email),
  };
}
