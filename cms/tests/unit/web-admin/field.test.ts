import { field } from '../../../src/plugins/web-admin/field';

test('a field is read from an object within an object', () => {
  expect(field({ response: { data: 1 } }, 'response', 'data')).toBe(1);
});

test.each([undefined, null, 'text', {}, { response: null }, { response: 'text' }])(
  'a path that leads nowhere in %j has no value',
  (value) => {
    expect(field(value, 'response', 'data')).toBeUndefined();
  },
);
