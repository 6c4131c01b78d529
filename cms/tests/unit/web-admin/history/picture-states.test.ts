import fc from 'fast-check';
import type { VersionPicture } from '../../../../src/contract/content/versions';
import { comparePictures } from '../../../../src/plugins/web-admin/admin/src/history/picture-states';

const picture = (id: number, more: Partial<VersionPicture> = {}): VersionPicture => ({
  ...{ id, url: `/uploads/${String(id)}.png`, name: `${String(id)}.png` },
  ...{ alternativeText: '', decorative: false, gone: false },
  ...more,
});

const states = (older: VersionPicture[], newer: VersionPicture[]) =>
  comparePictures(older, newer).map((side) =>
    side.map(({ picture: { id }, states: own }) => [id, ...own].join(' ')),
  );

test('pictures are added, removed and moved; only what left its place has moved', () => {
  const [a, b, c] = [picture(1), picture(2), picture(3)];
  expect(states([a, b], [a, c])).toEqual([
    ['1', '2 Removed'],
    ['1', '3 Added'],
  ]);
  expect(states([a, b, c], [b, c, a])).toEqual([
    ['1 Moved', '2', '3'],
    ['2', '3', '1 Moved'],
  ]);
  expect(states([a, b], [b])).toEqual([['1 Removed', '2'], ['2']]);
});

test('another text, mark or file of a picture is said', () => {
  for (const [more, state] of [
    [{ alternativeText: 'A chart' }, 'Text changed'],
    [{ decorative: true }, 'Text changed'],
    [{ name: 'other.png' }, 'File changed'],
    [{ url: '/uploads/other.png' }, 'File changed'],
  ] as const) {
    const said = `1 ${state}`;
    expect(states([picture(1)], [picture(1, more)])).toEqual([[said], [said]]);
  }
});

test('something is said if and only if the pictures of two versions differ', () => {
  const some = fc.uniqueArray(
    fc.record({
      id: fc.nat(4),
      alternativeText: fc.constantFrom('', 'A'),
      decorative: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 5 },
  );
  const list = some.map((all) => all.map(({ id, ...more }) => picture(id, more)));
  fc.assert(
    fc.property(list, list, (older, newer) => {
      const isSaid = comparePictures(older, newer)
        .flat()
        .some((each) => each.states.length > 0);
      expect(isSaid).toBe(JSON.stringify(older) !== JSON.stringify(newer));
    }),
  );
});
