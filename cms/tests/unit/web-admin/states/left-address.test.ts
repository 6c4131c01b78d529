import {
  addressesLeftBy,
  leftBody,
} from '../../../../src/plugins/web-admin/admin/src/addresses/left-address';

const live = { published: true };
const gone = { published: false, leadsTo: null };
const moved = { published: false, leadsTo: '/about' };
const neverPublic = { published: false };

test('articles that are on the site are asked about, and are gone unless somebody chooses otherwise', () => {
  expect(addressesLeftBy([neverPublic, live, moved])).toEqual({
    blogs: [live],
    answer: { gone: true, to: '' },
  });
});

test('what was taken from the site before is asked about with what it answers now', () => {
  expect(addressesLeftBy([moved, neverPublic])).toEqual({
    blogs: [moved],
    answer: { gone: false, to: '/about' },
  });
  expect(addressesLeftBy([gone])?.answer.gone).toBe(true);
});

test('nothing is asked where no article was public, or where they answer differently', () => {
  expect(addressesLeftBy([neverPublic])).toBeUndefined();
  expect(addressesLeftBy([gone, moved])).toBeUndefined();
});

test('only the chosen answer is sent', () => {
  expect(leftBody({ gone: true, to: '/typed/before' })).toEqual({ gone: true });
  expect(leftBody({ gone: false, to: '/about' })).toEqual({ to: '/about' });
});
