import {
  isLike,
  isSame,
  readKept,
} from '../../../../src/plugins/web-admin/admin/src/unsent/form-fields';

const form = { title: 'A', image: ['x'], version: '' };

test('two forms are equal if all their fields are equal', () => {
  expect(isSame(form, { ...form, image: ['x'] })).toBe(true);
  expect(isSame(form, { ...form, title: 'B' })).toBe(false);
  expect(isSame(form, { ...form, image: ['x', 'y'] })).toBe(false);
  expect(isSame(form, { ...form, image: ['y'] })).toBe(false);
});

test('a stored form with the fields of the form is accepted', () => {
  expect(isLike(form, { title: '', image: [], version: 'v' })).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a text', 'A'],
  ['a stored form that lacks a field', { title: 'A', image: [] }],
  ['a stored form with an extra field', { ...form, more: '' }],
  ['a list in place of a text', { ...form, title: [] }],
  ['a list with a number', { ...form, image: [1] }],
])('%s does not fit the form', (_, kept) => {
  expect(isLike(form, kept)).toBe(false);
});

test('a stored form is read with the state it started from', () => {
  const kept = { value: { ...form, title: 'B' }, base: form };
  expect(readKept(form, kept)).toEqual(kept);
});

test('a stored form of an earlier release, which stored only the value, is still accepted', () => {
  expect(readKept(form, form)).toEqual({ value: form, base: undefined });
  expect(readKept(form, { value: form, base: {} })).toEqual({ value: form, base: undefined });
});

test.each([undefined, 'A', {}, { value: {} }, { base: form }])('%j is no stored form', (kept) => {
  expect(readKept(form, kept)).toBeUndefined();
});
