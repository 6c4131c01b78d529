import type { Core } from '@strapi/strapi';
import { contactFields } from '../../contract/leads/contact';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { demoRequestBody } from '../../contract/leads/demo-request';
import { readBody } from '../../contract/validate';
import { holds } from '../receive-lead';
import { leadStore } from '../lead-store';
import { isUniqueViolation } from '../unique-violation';
import { fieldsOf, filledIn, sourceIn, suspicionIn, type StoredLetter } from './letter';
import { takeLetter } from './open-letters';

const schemas = {
  createcontactus: contactFields,
  createrequestdemo: demoRequestBody,
} as const satisfies Record<LeadForm, object>;

/** @throws Refusal when no list could show the lead */
function checkedFields(letter: StoredLetter): Record<string, unknown> {
  readBody(schemas[letter.form], filledIn(letter));
  return fieldsOf(letter);
}

/** Stores the lead, unless it is stored already. Its captcha was passed and is not checked again. */
async function store(strapi: Core.Strapi, letter: StoredLetter): Promise<void> {
  const leads = leadStore<Record<string, unknown>>(strapi, letter.form);
  const fields = checkedFields(letter);
  const key = letter.idempotencyKey ?? undefined;
  const holder = key === undefined ? undefined : await leads.findByKey(key);
  if (holder !== undefined && holds(holder.row, fields)) return;
  await leads.insert({
    fields,
    // Another lead has it: this one is stored without it.
    key: holder === undefined ? key : undefined,
    suspicion: suspicionIn(letter),
    source: sourceIn(letter),
    acceptedAt: new Date(letter.acceptedAt),
    way: 'dead_letter',
  });
}

/**
 * Turns a dead letter into a lead: one transaction stores the lead and removes the letter.
 * @throws Refusal 404 when the letter is gone, 400 when its fields are not those of its form
 */
export async function deliverLetter(strapi: Core.Strapi, id: string): Promise<void> {
  const deliver = () =>
    strapi.db.transaction(async () => {
      await store(strapi, await takeLetter(strapi, id));
    });
  try {
    await deliver();
  } catch (failure) {
    if (!isUniqueViolation(failure)) throw failure;
    // Meanwhile, a lead with the same key was stored; now it is found.
    await deliver();
  }
}
