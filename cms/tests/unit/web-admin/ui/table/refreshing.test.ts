/**
 * @jest-environment jsdom
 */
/// <reference lib="dom" />
import { restAfterMs } from '../../../../../src/plugins/web-admin/admin/src/ui/attention';
import {
  refreshEveryMs,
  startRefreshing,
} from '../../../../../src/plugins/web-admin/admin/src/ui/table/refreshing';

let hidden: boolean;
let held: boolean;
let end: () => void;
const refresh = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
  hidden = false;
  held = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  end = startRefreshing({ refresh, isHeld: () => held });
});

afterEach(() => {
  end();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a list that is looked at is read anew from time to time, until that ends', () => {
  jest.advanceTimersByTime(2 * refreshEveryMs);
  expect(refresh).toHaveBeenCalledTimes(2);
  end();
  jest.advanceTimersByTime(2 * refreshEveryMs);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a tab out of sight reads nothing, and reads at once when it comes back', () => {
  hidden = true;
  jest.advanceTimersByTime(3 * refreshEveryMs);
  expect(refresh).not.toHaveBeenCalled();
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('nothing is read for somebody who has left the panel open', () => {
  jest.advanceTimersByTime(restAfterMs + 10 * refreshEveryMs);
  const calls = refresh.mock.calls.length;
  expect(calls).toBe(restAfterMs / refreshEveryMs);
  document.dispatchEvent(new Event('pointermove'));
  expect(refresh).toHaveBeenCalledTimes(calls + 1);
});

test('a window that comes to the front reads, and not again with each click into it', () => {
  jest.advanceTimersByTime(5_000);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('focus'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('rows that must stay are left alone', () => {
  held = true;
  jest.advanceTimersByTime(refreshEveryMs);
  expect(refresh).not.toHaveBeenCalled();
});
