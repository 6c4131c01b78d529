import { readBody, Refusal } from '../../../api';

type Schema = Parameters<typeof readBody>[0];

/** A form as it is sent, or the sentence that says why it is not. */
export type Checked = { ok: true; body: object } | { ok: false; problem: string };

/** Checks a form by the schema of the contract that the server will check it by. */
export function check(schema: Schema, fields: object): Checked {
  try {
    return { ok: true, body: readBody(schema, fields) };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { ok: false, problem: refusal.message };
  }
}
