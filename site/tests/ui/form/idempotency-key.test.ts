import { forgetKey, keyFor } from '../../../src/ui/form/idempotency-key';

test('the same fields keep their key until they are forgotten', () => {
  const key = keyFor('contact', { name: 'Ada' });
  expect(keyFor('contact', { name: 'Ada' })).toBe(key);
  forgetKey('contact', { name: 'Ada' });
  expect(keyFor('contact', { name: 'Ada' })).not.toBe(key);
});

test('other fields get another key', () => {
  expect(keyFor('contact', { name: 'Ada' })).not.toBe(keyFor('contact', { name: 'Bea' }));
});

test('the same fields in another form get another key', () => {
  expect(keyFor('demo:Dc3', { name: 'Ada' })).not.toBe(keyFor('demo:Aksa Studio', { name: 'Ada' }));
});

test('the key of what is being sent now stays when an earlier send is confirmed late', () => {
  keyFor('contact', { name: 'Ada' });
  const key = keyFor('contact', { name: 'Bea' });
  forgetKey('contact', { name: 'Ada' });
  expect(keyFor('contact', { name: 'Bea' })).toBe(key);
});

test('keys are also created without a secure context', () => {
  const original = crypto.randomUUID.bind(crypto);
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  expect(keyFor('contact', { name: 'Ada' })).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor('contact', { name: 'Ada' })).not.toBe(keyFor('contact', { name: 'Bea' }));
  Object.defineProperty(crypto, 'randomUUID', { value: original, configurable: true });
});
