import { object, string } from 'yup';
import { parseJson, texts } from '../api';
import { Failure } from '../failure';
import type { Outbox } from './outbox';

/** For so long a mark stays without its lead: far longer than a solution is valid. */
const markMs = 24 * 60 * 60_000;

const markShape = object({ lead: string().required() }).required();

function leadOf(value: string | undefined): string | undefined {
  const mark = parseJson(value ?? '');
  return markShape.isValidSync(mark, { strict: true }) ? mark.lead : undefined;
}

/**
 * Marks a captcha's solution as used up by a lead. For the same lead it may be marked again. The database decides once more
 * when the lead is delivered.
 * @throws Failure 400 when another lead has used it up
 */
export async function useUpNonce(
  { store, names }: Outbox,
  nonce: string,
  leadName: string,
): Promise<void> {
  const name = names.of('nonce', nonce);
  const mark = { lead: leadName, until: Date.now() + markMs };
  if (await store.create(name, JSON.stringify(mark))) return;
  const first = leadOf((await store.read(name))?.value);
  if (first !== undefined && first !== leadName) {
    throw new Failure('captcha_failed', texts.captcha, { cause: 'outbox' });
  }
}
