import { idempotencyKeyPattern } from '../../../../../src/contract/headers';
import { creationKeys } from '../../../../../src/plugins/web-admin/admin/src/ui/forms/creation-key';

test('the same content keeps its key until it is created', () => {
  const keys = creationKeys();
  const key = keys.keyFor({ title: 'One' });
  expect(key).toMatch(idempotencyKeyPattern);
  expect(keys.keyFor({ title: 'One' })).toBe(key);
  keys.forget();
  expect(keys.keyFor({ title: 'One' })).not.toBe(key);
});

test('other content has another key', () => {
  const keys = creationKeys();
  expect(keys.keyFor({ title: 'One' })).not.toBe(keys.keyFor({ title: 'Two' }));
});
