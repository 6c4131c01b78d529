import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from '../../src/components/form/useIdempotencyKey';

const keys = () => renderHook(() => useIdempotencyKey()).result.current;

test('the same fields keep their key until they are forgotten', () => {
  const { keyFor, forget } = keys();
  const key = keyFor({ name: 'Ada' });
  expect(keyFor({ name: 'Ada' })).toBe(key);
  forget();
  expect(keyFor({ name: 'Ada' })).not.toBe(key);
});

test('other fields get another key', () => {
  const { keyFor } = keys();
  expect(keyFor({ name: 'Ada' })).not.toBe(keyFor({ name: 'Bea' }));
});

test('a page without a secure context makes keys too', () => {
  const original = crypto.randomUUID.bind(crypto);
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const { keyFor } = keys();
  expect(keyFor({ name: 'Ada' })).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor({ name: 'Ada' })).not.toBe(keyFor({ name: 'Bea' }));
  Object.defineProperty(crypto, 'randomUUID', { value: original, configurable: true });
});
