import { isLike, isSame } from '../../../../src/plugins/web-admin/admin/src/drafts/same';

const form = { title: 'A', image: ['x'], version: '' };

test('a form is the same as long as every field is', () => {
  expect(isSame(form, { ...form, image: ['x'] })).toBe(true);
  expect(isSame(form, { ...form, title: 'B' })).toBe(false);
  expect(isSame(form, { ...form, image: ['x', 'y'] })).toBe(false);
  expect(isSame(form, { ...form, image: ['y'] })).toBe(false);
});

test('a draft that has the fields of the form is taken', () => {
  expect(isLike(form, { title: '', image: [], version: 'v' })).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a text', 'A'],
  ['a draft that lacks a field', { title: 'A', image: [] }],
  ['a draft with a field more', { ...form, more: '' }],
  ['a list where a text belongs', { ...form, title: [] }],
  ['a list of something else than texts', { ...form, image: [1] }],
])('%s is no draft of the form', (_, kept) => {
  expect(isLike(form, kept)).toBe(false);
});
