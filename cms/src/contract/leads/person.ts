import { object } from 'yup';
import { line } from '../fields';
import { limits } from '../limits';
import { readChoice } from '../list-query';
import type { OtherLead } from './inbox';
import type { LeadForm } from './lead-forms';
import type { Actor } from './timeline';

/** GET: who exported or erased a person's data, or exported a list, the last first. */
export const peoplePath = '/web-admin/people' as const;

/** GET: everything with an e-mail address. */
export const personPath = (email: string) => `${peoplePath}/${encodeURIComponent(email)}`;

/** GET: everything with the address as a file, `?format=`. */
export const personExportPath = (email: string) => `${personPath(email)}/export`;

/** POST: deletes everything with the address. */
export const personErasePath = (email: string) => `${personPath(email)}/erase`;

/**
 * Normalises a text for comparing addresses: case, surrounding spaces and the two Unicode forms of an accent do not matter.
 * Addresses in the outbox are compared in the same form.
 */
export const normalAddress = (value: unknown): string =>
  typeof value === 'string' ? value.trim().normalize('NFC').toLowerCase() : '';

/** A person's address in a path. */
export const personName = object({
  email: line('email', limits.email).required('Name an e-mail address.'),
});

export const personFormats = ['json', 'html'] as const;

export type PersonFormat = (typeof personFormats)[number];

/**
 * Reads `?format=` of a person's file.
 * @throws Refusal when there is no such format
 */
export const readPersonFormat = (raw: string | undefined): PersonFormat =>
  readChoice('format', raw, personFormats);

/** The address once more, so that nobody is erased by a slip. */
export const personEraseBody = object({
  email: line('email', limits.email).required('Type the e-mail address to confirm.'),
});

/** A lead of a person. */
export interface PersonLead extends OtherLead {
  name: string;
}

/** A lead of a person that could not be delivered. */
export interface PersonLetter {
  _id: string;
  form: LeadForm;
  name: string;
  topic: string;
  /** ISO 8601. */
  acceptedAt: string;
}

/** How many leads a person's page shows. */
export const maxPersonLeads = 200;

/** How many leads a person's file has. Only an address that is used to flood the forms has more. */
export const maxExportedLeads = 1_000;

/** Everything with an e-mail address, the newest first. */
export interface Person {
  /** As it was asked for. */
  email: string;
  leads: PersonLead[];
  letters: PersonLetter[];
  /** Whether there are more than are shown. */
  more: boolean;
  records: PersonRecord[];
}

export const personActions = ['exported', 'erased'] as const;

/** That somebody exported or erased a person's data, or exported a list. It does not say whose. */
export interface PersonRecord {
  action: (typeof personActions)[number];
  /** ISO 8601. */
  at: string;
  /** Absent if it was done by the command. */
  actor?: Actor;
  contacts: number;
  demoRequests: number;
  deadLetters: number;
  /** Leads that waited in the site's outbox; absent if it was not asked. */
  waiting?: number;
  /** The list of a form, with how many leads have left; unknown until the file ends. Absent if it was one person's data. */
  list?: { form: LeadForm; leads?: number };
}

/** What was deleted, and what was not. */
export interface PersonErasure {
  contacts: number;
  demoRequests: number;
  deadLetters: number;
  /** In the site's outbox: how many were deleted, and how many were left because nobody can read them; or why it was not asked. */
  waiting: { erased: number; unreadable: number } | { failure: string };
  /** Whether deleted rows were overwritten in the files of the database; `by_postgres`: the server does so in its own time. */
  overwritten: 'done' | 'not_yet' | 'by_postgres';
}
