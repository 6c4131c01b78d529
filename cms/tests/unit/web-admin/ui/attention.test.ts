/**
 * @jest-environment jsdom
 */
import {
  abandonedAfterMs,
  awayAfterMs,
  watchAttention,
} from '../../../../src/plugins/web-admin/admin/src/ui/attention';

const touch = (name: string) => document.dispatchEvent(new Event(name));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('an admin who has just opened the panel is not away', () => {
  const attention = watchAttention(() => undefined);
  expect(attention.isAway()).toBe(false);
  attention.stop();
});

test.each(['pointerdown', 'pointermove', 'keydown'])(
  'an admin without input is away until the next %s, which is reported',
  (name) => {
    const changed = jest.fn();
    const attention = watchAttention(changed);
    jest.advanceTimersByTime(awayAfterMs);
    expect(attention.isAway()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(attention.isAway()).toBe(true);
    touch(name);
    expect(attention.isAway()).toBe(false);
    expect(changed).toHaveBeenCalledTimes(1);
    touch(name);
    expect(changed).toHaveBeenCalledTimes(1);
    attention.stop();
  },
);

test('a panel without input for two hours is abandoned until the next one', () => {
  const attention = watchAttention(() => undefined);
  jest.advanceTimersByTime(abandonedAfterMs);
  expect(attention.isAbandoned()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(attention.isAbandoned()).toBe(true);
  touch('keydown');
  expect(attention.isAbandoned()).toBe(false);
  attention.stop();
});

test('after stop nothing is reported', () => {
  const changed = jest.fn();
  watchAttention(changed).stop();
  jest.advanceTimersByTime(awayAfterMs + 1);
  touch('keydown');
  touch('visibilitychange');
  expect(changed).not.toHaveBeenCalled();
});
