/**
 * @jest-environment jsdom
 */
import {
  restAfterMs,
  watchAttention,
} from '../../../../src/plugins/web-admin/admin/src/ui/attention';

const touch = (name: string) => document.dispatchEvent(new Event(name));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('someone who has just opened the panel looks at it', () => {
  const attention = watchAttention(() => undefined);
  expect(attention.isAway()).toBe(false);
  attention.stop();
});

test.each(['pointerdown', 'pointermove', 'keydown'])(
  'without a touch for long nobody does, until the next %s, which is told',
  (name) => {
    const changed = jest.fn();
    const attention = watchAttention(changed);
    jest.advanceTimersByTime(restAfterMs);
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

test('after its end it tells nothing', () => {
  const changed = jest.fn();
  watchAttention(changed).stop();
  jest.advanceTimersByTime(restAfterMs + 1);
  touch('keydown');
  touch('visibilitychange');
  expect(changed).not.toHaveBeenCalled();
});
