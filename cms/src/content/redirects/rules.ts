import type { RedirectOrigin } from '../../contract/content/redirects';
import { addressKey, tailOf, withTail } from '../../contract/content/redirect-path';

/** A redirect. */
export interface Rule {
  path: string;
  /** Null where the page is gone. */
  target: string | null;
  origin: RedirectOrigin;
  /**
   * The document whose address it was, or to which it leads: when that is public again, it leads there. For the former address
   * of a category it is the path that the category has now.
   */
  entry: string | null;
  /** The document that takes its place while it is not public: when that is, the address leads there. */
  heir: string | null;
  /** The id of the admin who caused it. */
  actor: number | null;
  /** The query and the fragment that were meant, whatever it leads to meanwhile. */
  tail: string;
}

type NewRule = Omit<Rule, 'tail'>;

type Led = Pick<Rule, 'target' | 'tail' | 'heir'>;

const joined = (target: string | null, tail: string) =>
  target === null ? null : withTail(target, tail);

/** A redirect whose target leads to another address: to the same part of that page, or to the part that this address names. */
export const passedOn = <Rows extends Led>(rule: Rows, target: string | null): Rows => ({
  ...rule,
  target: joined(target, tailOf(rule.target ?? '')),
  tail: tailOf(target ?? '') || rule.tail,
});

/**
 * A redirect to the new address of a document, or to what takes its place for now.
 * @param entries the documents
 */
export const ledTo = <Rows extends Led>(
  rule: Rows,
  entries: readonly string[],
  target: string | null,
): Rows => {
  const isHeir = rule.heir !== null && entries.includes(rule.heir);
  return { ...rule, target: joined(target, isHeir ? tailOf(rule.target ?? '') : rule.tail) };
};

/** Where redirects are kept, by the keys of their paths (`addressKey`). */
export interface RuleStore {
  find(key: string): Promise<Rule | undefined>;
  /** Adds a redirect, or replaces the one with the same key. */
  put(rule: Rule): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Sends all that lead to an address, whatever follows its path, to another one (`passedOn`). */
  retarget(key: string, target: string | null): Promise<void>;
  /** Sends all that belong to some documents, or that these take the place of, to an address (`ledTo`). */
  retargetEntries(entries: readonly string[], target: string | null): Promise<void>;
  /** Says which document takes the place of another one at all of its addresses. */
  setHeir(entry: string, heir: string | null): Promise<void>;
  /** The documents that these documents replace. */
  ledBy(entries: readonly string[]): Promise<string[]>;
  /** Says of the redirects that belong to a category, or lead to its page, that the category has another path. */
  moveCategory(from: string, to: string): Promise<void>;
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
export async function addRule(store: RuleStore, rule: NewRule): Promise<void> {
  const key = addressKey(rule.path);
  const next = rule.target === null ? undefined : await store.find(addressKey(rule.target));
  const tail = tailOf(rule.target ?? '');
  const target = next === undefined ? rule.target : joined(next.target, tail);
  if (target !== null && addressKey(target) === key) {
    throw new RedirectLoop('The new address leads back to the old one.');
  }
  await store.retarget(key, target);
  await store.put({ ...rule, target, tail });
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
    next = (await store.ledBy(next)).filter((each) => !led.has(each));
  }
  await store.retargetEntries([...led], target);
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
    actor,
  }: { before: string | undefined; after: string | undefined } & Pick<Rule, 'origin' | 'actor'>,
): Promise<void> {
  if (after === undefined) {
    if (before === undefined) return;
    await leadEntry(store, entry, null);
    await addRule(store, { path: before, target: null, origin, entry, heir: null, actor });
    return;
  }
  // An address that is a page again redirects no longer.
  await store.remove([addressKey(after)]);
  await store.setHeir(entry, null);
  if (before !== undefined && addressKey(before) !== addressKey(after)) {
    await addRule(store, { path: before, target: after, origin, entry, heir: null, actor });
  }
  await leadEntry(store, entry, after);
}

/** Notes that a category has a page now. What led to it before leads there again. */
export async function showCategory(store: RuleStore, path: string): Promise<void> {
  await store.remove([addressKey(path)]);
  await store.retargetEntries([path], path);
}

/** Whether a category leaves its path a redirect: not if it has no page and the path leads elsewhere already. */
export const leavesCategoryPath = async (
  store: RuleStore,
  { from, wasShown }: { from: string; wasShown: boolean },
): Promise<boolean> => wasShown || (await store.find(addressKey(from))) === undefined;

/**
 * Notes that a category has another path. Its former ones follow it, also while it has no page: it may have had one before,
 * and may have one again.
 * @param wasShown whether it had a page until now
 * @param isShown whether there is a page at its new path
 */
export async function moveCategory(
  store: RuleStore,
  move: { from: string; to: string; wasShown: boolean; isShown: boolean; actor: Rule['actor'] },
): Promise<void> {
  const { from, to, isShown, actor } = move;
  const leaves = await leavesCategoryPath(store, move);
  await store.moveCategory(from, to);
  const taken = await store.find(addressKey(to));
  // If the category had its new path before, that would lead to itself.
  if (isShown || taken?.entry === to) {
    await store.remove([addressKey(to)]);
  } else if (typeof taken?.target === 'string' && addressKey(taken.target) === addressKey(from)) {
    // The path is that of another category, which has no page: only the one that moves kept it from being gone.
    await store.put({ ...taken, target: null });
  }
  if (leaves) {
    const rule = {
      path: from,
      target: to,
      origin: 'category',
      entry: to,
      heir: null,
      actor,
    } as const;
    await addRule(store, rule);
  }
  const end = await store.find(addressKey(to));
  await store.retargetEntries([to], end === undefined ? to : end.target);
}
