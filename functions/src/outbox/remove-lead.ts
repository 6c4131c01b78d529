import type { Outbox } from './outbox';

/** Removes a lead, and then the mark of its captcha, which alone tells nothing and is removed some day anyway. */
export async function removeLead(
  { store, names }: Outbox,
  name: string,
  nonce: string | undefined,
): Promise<void> {
  await store.remove(name);
  if (nonce !== undefined) await store.remove(names.of('nonce', nonce));
}
