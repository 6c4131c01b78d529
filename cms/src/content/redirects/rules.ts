import type { RedirectOrigin } from '../../contract/content/redirects';
import { addressKey } from '../../contract/content/redirect-path';

/** A redirect. */
export interface Rule {
  path: string;
  /** Null where the page is gone. */
  target: string | null;
  origin: RedirectOrigin;
  /** The document whose address it was, or to which it leads: when that is public again, it leads there. */
  entry: string | null;
  /** The document that takes its place while it is not public: when that is, the address leads there. */
  heir: string | null;
  by: string | null;
}

/** Where redirects are kept, by the keys of their paths (`addressKey`). */
export interface RuleStore {
  find(key: string): Promise<Rule | undefined>;
  /** Adds a redirect, or replaces the one with the same key. */
  put(rule: Rule): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Sends all that lead to an address, whatever follows its path, to another one. */
  retarget(key: string, target: string | null): Promise<void>;
  /** Sends all that belong to some documents, or that these take the place of, to an address. */
  retargetEntries(entries: readonly string[], target: string | null): Promise<void>;
  /** Says which document takes the place of another one at all of its addresses. */
  setHeir(entry: string, heir: string | null): Promise<void>;
  /** The documents that these documents replace. */
  ledBy(entries: readonly string[]): Promise<string[]>;
}

/** The redirect would create a loop. */
export class RedirectLoop extends Error {
  override readonly name = 'RedirectLoop';
}

/**
 * Adds a redirect, so that every address leads to its end in one step: what its target leads to is its target, and what led
 * to its path leads to its target.
 * @throws RedirectLoop when its target leads back to it
 */
export async function addRule(store: RuleStore, rule: Rule): Promise<void> {
  const key = addressKey(rule.path);
  const next = rule.target === null ? undefined : await store.find(addressKey(rule.target));
  const target = next === undefined ? rule.target : next.target;
  if (target !== null && addressKey(target) === key) {
    throw new RedirectLoop('The new address leads back to the old one.');
  }
  await store.retarget(key, target);
  await store.put({ ...rule, target });
}

/**
 * Sends the addresses of a document somewhere else, with those of all documents whose place it takes: a former address
 * leads to what takes the place of its article, also when that has gone and come back.
 */
export async function leadEntry(
  store: RuleStore,
  entry: string,
  target: string | null,
): Promise<void> {
  const led = new Set<string>();
  for (let next = [entry]; next.length > 0;) {
    for (const each of next) led.add(each);
    await store.retargetEntries(next, target);
    next = (await store.ledBy(next)).filter((each) => !led.has(each));
  }
}

/**
 * Notes that a document's page has moved, appeared or gone.
 * @param before its address until now; undefined if it had none
 * @param after its address from now on; undefined if it has none
 * @param origin why an address that it leaves leads elsewhere
 */
export async function moveEntry(
  store: RuleStore,
  entry: string,
  {
    before,
    after,
    origin,
    by,
  }: { before: string | undefined; after: string | undefined } & Pick<Rule, 'origin' | 'by'>,
): Promise<void> {
  if (after === undefined) {
    if (before === undefined) return;
    await leadEntry(store, entry, null);
    await addRule(store, { path: before, target: null, origin, entry, heir: null, by });
    return;
  }
  // An address that is a page again redirects no longer.
  await store.remove([addressKey(after)]);
  await store.setHeir(entry, null);
  if (before !== undefined && addressKey(before) !== addressKey(after)) {
    await addRule(store, { path: before, target: after, origin, entry, heir: null, by });
  }
  await leadEntry(store, entry, after);
}
