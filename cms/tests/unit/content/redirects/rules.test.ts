import fc from 'fast-check';
import { addressKey } from '../../../../src/contract/content/redirect-path';
import {
  addRule,
  leadEntry,
  ledTo,
  moveCategory,
  moveEntry,
  passedOn,
  RedirectLoop,
  showCategory,
  type Rule,
  type RuleStore,
} from '../../../../src/content/redirects/rules';

/** Redirects in memory. */
class Rules implements RuleStore {
  readonly kept = new Map<string, Rule>();

  find(key: string) {
    return Promise.resolve(this.kept.get(key));
  }

  put(rule: Rule) {
    this.kept.set(addressKey(rule.path), rule);
    return Promise.resolve();
  }

  remove(keys: readonly string[]) {
    for (const key of keys) this.kept.delete(key);
    return Promise.resolve();
  }

  retarget(key: string, target: string | null) {
    return this.change(
      (rule) => rule.target !== null && addressKey(rule.target) === key,
      (rule) => passedOn(rule, target),
    );
  }

  retargetEntries(entries: readonly string[], target: string | null) {
    return this.change(
      ({ entry, heir }) => entries.includes(entry ?? '') || entries.includes(heir ?? ''),
      (rule) => ledTo(rule, entries, target),
    );
  }

  setHeir(entry: string, heir: string | null) {
    for (const [key, rule] of this.kept)
      if (rule.entry === entry) this.kept.set(key, { ...rule, heir });
    return Promise.resolve();
  }

  ledBy(entries: readonly string[]) {
    const led = [...this.kept.values()].filter(({ heir }) => entries.includes(heir ?? ''));
    return Promise.resolve(led.map(({ entry }) => entry ?? ''));
  }

  moveCategory(from: string, to: string) {
    for (const [key, rule] of this.kept) {
      const leads = rule.target !== null && addressKey(rule.target) === addressKey(from);
      const isOwn = rule.entry === from || (rule.entry === null && leads);
      if (isOwn) this.kept.set(key, { ...rule, entry: to });
    }
    return Promise.resolve();
  }

  targets() {
    return Object.fromEntries([...this.kept.values()].map(({ path, target }) => [path, target]));
  }

  private change(isMeant: (rule: Rule) => boolean, changed: (rule: Rule) => Rule) {
    for (const [key, rule] of this.kept) if (isMeant(rule)) this.kept.set(key, changed(rule));
    return Promise.resolve();
  }
}

const manual = (path: string, target: string | null): Omit<Rule, 'tail'> => ({
  path,
  target,
  origin: 'manual',
  entry: null,
  heir: null,
  actor: null,
});

const move = (rules: Rules, entry: string, before?: string, after?: string) =>
  moveEntry(rules, entry, { before, after, origin: 'slug', actor: null });

test('a chain collapses from both ends', async () => {
  const rules = new Rules();
  await addRule(rules, manual('/b', '/c'));
  await addRule(rules, manual('/a', '/B?from=a'));
  await addRule(rules, manual('/c', '/d#part'));
  expect(rules.targets()).toEqual({ '/a': '/d#part', '/b': '/d#part', '/c': '/d#part' });
  await addRule(rules, manual('/d', '/e'));
  expect(rules.targets()).toMatchObject({ '/a': '/e#part', '/b': '/e#part', '/c': '/e#part' });
});

test.each([
  [[], '/a', '/A#top'],
  [[['/b', '/a']], '/a', '/b'],
  [
    [
      ['/b', '/c'],
      ['/c', '/a'],
    ],
    '/a',
    '/b',
  ],
] as const)('after %j, %s cannot lead to %s', async (before, from, to) => {
  const rules = new Rules();
  for (const [path, target] of before) await addRule(rules, manual(path, target));
  const kept = rules.targets();
  await expect(addRule(rules, manual(from, to))).rejects.toThrow(RedirectLoop);
  expect(rules.targets()).toEqual(kept);
});

test('an article that moves twice is found at all its addresses, and one that moves back, too', async () => {
  const rules = new Rules();
  await move(rules, 'x', undefined, '/blog/a');
  await move(rules, 'x', '/blog/a', '/blog/b');
  await move(rules, 'x', '/blog/b', '/blog/c');
  expect(rules.targets()).toEqual({ '/blog/a': '/blog/c', '/blog/b': '/blog/c' });
  await move(rules, 'x', '/blog/c', '/blog/a');
  expect(rules.targets()).toEqual({ '/blog/b': '/blog/a', '/blog/c': '/blog/a' });
});

test('what led to a part of an article leads to that part at its new address, also after it was gone', async () => {
  const rules = new Rules();
  await addRule(rules, { ...manual('/old', '/blog/x#part-2'), entry: 'x' });
  await addRule(rules, { ...manual('/older', '/blog/x?print=1'), entry: 'x' });
  await move(rules, 'x', '/blog/x', '/blog/y');
  await addRule(rules, manual('/oldest', '/blog/x#part-3'));
  expect(rules.targets()).toMatchObject({
    '/old': '/blog/y#part-2',
    '/older': '/blog/y?print=1',
    '/oldest': '/blog/y#part-3',
    '/blog/x': '/blog/y',
  });
  await move(rules, 'x', '/blog/y');
  await move(rules, 'x', undefined, '/blog/z');
  expect(rules.targets()).toMatchObject({
    '/old': '/blog/z#part-2',
    '/older': '/blog/z?print=1',
  });
  // What takes its place for now is meant as a whole, or at a part of its own.
  await move(rules, 'x', '/blog/z');
  await rules.setHeir('x', 'h');
  await leadEntry(rules, 'x', '/blog/h#top');
  await move(rules, 'h', '/blog/h', '/blog/i');
  expect(rules.targets()).toMatchObject({ '/old': '/blog/i#top', '/blog/z': '/blog/i#top' });
  await move(rules, 'x', undefined, '/blog/z');
  expect(rules.targets()).toMatchObject({ '/old': '/blog/z#part-2', '/blog/x': '/blog/z' });
  // Too long for a rule together: the page counts.
  const long = `/blog/${'z'.repeat(490)}`;
  await move(rules, 'x', '/blog/z', long);
  expect(rules.targets()).toMatchObject({ '/old': long });
});

test('an article that goes leaves all its addresses gone, and one that comes back has them again', async () => {
  const rules = new Rules();
  await move(rules, 'x', '/blog/a', '/blog/b');
  await move(rules, 'x', '/blog/b');
  expect(rules.targets()).toEqual({ '/blog/a': null, '/blog/b': null });
  await move(rules, 'x', undefined, '/blog/c');
  expect(rules.targets()).toEqual({ '/blog/a': '/blog/c', '/blog/b': '/blog/c' });
});

test('a former address leads to the article that took its place, wherever that goes and whenever it comes back', async () => {
  const rules = new Rules();
  await move(rules, 'x', '/blog/x');
  await rules.setHeir('x', 'y');
  await leadEntry(rules, 'x', '/blog/y');
  await move(rules, 'y', '/blog/y');
  expect(rules.targets()).toEqual({ '/blog/x': null, '/blog/y': null });
  // Another one takes the place of both.
  await rules.setHeir('y', 'z');
  await leadEntry(rules, 'y', '/blog/z');
  await move(rules, 'z', '/blog/z', '/blog/z-2');
  expect(rules.targets()).toMatchObject({ '/blog/x': '/blog/z-2', '/blog/y': '/blog/z-2' });
  await move(rules, 'z', '/blog/z-2');
  await move(rules, 'z', undefined, '/blog/z-3');
  expect(rules.targets()).toMatchObject({ '/blog/x': '/blog/z-3', '/blog/y': '/blog/z-3' });
  await move(rules, 'y', undefined, '/blog/y');
  await move(rules, 'z', '/blog/z-3');
  expect(rules.targets()).toEqual({
    '/blog/x': '/blog/y',
    ...{ '/blog/z': null, '/blog/z-2': null, '/blog/z-3': null },
  });
  // The article itself comes back, and no longer goes with the other one.
  await move(rules, 'x', undefined, '/blog/x-2');
  await move(rules, 'y', '/blog/y');
  expect(rules.targets()).toMatchObject({ '/blog/x': '/blog/x-2', '/blog/y': null });
});

const place = fc.constantFrom('/blog/a', '/blog/b', '/blog/c', '/blog/d', '/blog/E', '/blog/e');

/** What happens to one of three articles, or to an address that no article has. */
const events = fc.array(
  fc.oneof(
    fc.record({ entry: fc.constantFrom('x', 'y', 'z'), to: fc.option(place, { nil: undefined }) }),
    fc.record({ from: fc.constantFrom('/old', '/older', '/oldest'), target: place }),
  ),
  { maxLength: 30 },
);

test('whatever happens, an address leads to its end in one step, and no page is redirected', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (story) => {
      const rules = new Rules();
      const places = new Map<string, string>();
      for (const event of story) {
        if ('from' in event) {
          await addRule(rules, manual(event.from, event.target));
        } else {
          const others = [...places].filter(([entry]) => entry !== event.entry);
          const isTaken = others.some(([, at]) => addressKey(at) === addressKey(event.to ?? ''));
          if (isTaken) continue;
          await move(rules, event.entry, places.get(event.entry), event.to);
          if (event.to === undefined) places.delete(event.entry);
          else places.set(event.entry, event.to);
        }
        const pages = [...places.values()].map(addressKey);
        expect({
          redirectedPages: pages.filter((page) => rules.kept.has(page)),
          chains: [...rules.kept.values()].filter(
            ({ target }) => target !== null && rules.kept.has(addressKey(target)),
          ),
        }).toEqual({ redirectedPages: [], chains: [] });
      }
    }),
  );
});

/** Categories as editors see them: those in use, and to which one each address led that was ever a page. */
class Categories {
  readonly rules = new Rules();
  private readonly live = new Map<string, boolean>();
  private readonly led = new Map<string, string>();

  /** An article of the category is published, the first one included. */
  async publish(path: string) {
    this.live.set(path, true);
    this.led.set(path, path);
    await showCategory(this.rules, path);
  }

  /** A draft has the category; or all of its articles are unpublished. */
  hide(path: string) {
    this.live.set(path, false);
  }

  async rename(from: string, to: string) {
    const wasShown = this.live.get(from);
    if (wasShown === undefined || from === to) return;
    const isShown = wasShown || this.live.get(to) === true;
    await moveCategory(this.rules, { from, to, wasShown, isShown, actor: null });
    for (const [address, path] of this.led) if (path === from) this.led.set(address, to);
    this.live.delete(from);
    this.live.set(to, isShown);
    if (isShown) this.led.set(to, to);
  }

  /** The pages, and where their former addresses lead instead of to them. */
  faults() {
    const pages = [...this.live].filter(([, isLive]) => isLive).map(([path]) => path);
    const lost = [...this.led].filter(([address, path]) => {
      const target = pages.includes(address) ? address : this.rules.kept.get(address)?.target;
      return pages.includes(path) && target !== path;
    });
    return {
      lost: lost.map(([address, path]) => ({ address, path, rules: this.rules.targets() })),
      redirectedPages: pages.filter((page) => this.rules.kept.has(page)),
      chains: [...this.rules.kept.values()].filter(({ target }) =>
        this.rules.kept.has(target ?? ''),
      ),
    };
  }
}

test('a category that is renamed while none of its articles is public is found at all its addresses later', async () => {
  const categories = new Categories();
  await categories.publish('/pay');
  await categories.rename('/pay', '/payroll');
  categories.hide('/payroll');
  await categories.rename('/payroll', '/wages');
  await categories.publish('/wages');
  expect(categories.rules.targets()).toEqual({ '/pay': '/wages', '/payroll': '/wages' });
  // Back to a name that it had.
  categories.hide('/wages');
  await categories.rename('/wages', '/pay');
  expect(categories.rules.targets()).toEqual({ '/payroll': '/pay', '/wages': '/pay' });
});

test('a category of drafts that takes a former address leaves it to the category that had it, until it is public', async () => {
  const categories = new Categories();
  await categories.publish('/pay');
  await categories.rename('/pay', '/payroll');
  await categories.publish('/wages');
  categories.hide('/wages');
  await categories.rename('/wages', '/pay');
  expect(categories.rules.targets()).toMatchObject({ '/pay': '/payroll' });
  await categories.publish('/pay');
  expect(categories.rules.targets()).toEqual({ '/wages': '/pay' });
});

test('whatever happens to categories, what was once a page leads to where its category is, in one step', async () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
  const event = fc.oneof(
    fc.record({ verb: fc.constantFrom('publish', 'hide'), path, to: path }),
    fc.record({ verb: fc.constant('rename'), path, to: path }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (story) => {
      const categories = new Categories();
      for (const { verb, path: at, to } of story) {
        if (verb === 'publish') await categories.publish(at);
        else if (verb === 'hide') categories.hide(at);
        else await categories.rename(at, to);
        expect(categories.faults()).toEqual({ lost: [], redirectedPages: [], chains: [] });
      }
    }),
  );
});
