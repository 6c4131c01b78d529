import fc from 'fast-check';
import { addressKey } from '../../../../src/contract/content/redirect-path';
import {
  addRule,
  leadEntry,
  moveEntry,
  RedirectLoop,
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
    return this.change((rule) => rule.target !== null && addressKey(rule.target) === key, target);
  }

  retargetEntries(entries: readonly string[], target: string | null) {
    return this.change(
      ({ entry, heir }) => entries.includes(entry ?? '') || entries.includes(heir ?? ''),
      target,
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

  targets() {
    return Object.fromEntries([...this.kept.values()].map(({ path, target }) => [path, target]));
  }

  private change(isMeant: (rule: Rule) => boolean, target: string | null) {
    for (const [key, rule] of this.kept) if (isMeant(rule)) this.kept.set(key, { ...rule, target });
    return Promise.resolve();
  }
}

const manual = (path: string, target: string | null): Rule => ({
  path,
  target,
  origin: 'manual',
  entry: null,
  heir: null,
  by: null,
});

const move = (rules: Rules, entry: string, before?: string, after?: string) =>
  moveEntry(rules, entry, { before, after, origin: 'slug', by: null });

test('a chain collapses from both ends', async () => {
  const rules = new Rules();
  await addRule(rules, manual('/b', '/c'));
  await addRule(rules, manual('/a', '/B?from=a'));
  await addRule(rules, manual('/c', '/d#part'));
  expect(rules.targets()).toEqual({ '/a': '/d#part', '/b': '/d#part', '/c': '/d#part' });
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
