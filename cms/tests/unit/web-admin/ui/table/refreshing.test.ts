/**
 * @jest-environment jsdom
 */
/// <reference lib="dom" />
import { awayAfterMs } from '../../../../../src/plugins/web-admin/admin/src/ui/attention';
import {
  refreshIntervalMs,
  startRefreshing,
} from '../../../../../src/plugins/web-admin/admin/src/ui/table/refreshing';

let hidden: boolean;
let paused: boolean;
let end: () => void;
const refresh = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
  hidden = false;
  paused = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  end = startRefreshing({ refresh, isPaused: () => paused });
});

afterEach(() => {
  end();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a list in use is reloaded at intervals until it ends', () => {
  jest.advanceTimersByTime(2 * refreshIntervalMs);
  expect(refresh).toHaveBeenCalledTimes(2);
  end();
  jest.advanceTimersByTime(2 * refreshIntervalMs);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a hidden tab does not reload, and reloads at once when it is shown', () => {
  hidden = true;
  jest.advanceTimersByTime(3 * refreshIntervalMs);
  expect(refresh).not.toHaveBeenCalled();
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('nothing is reloaded for an admin who is away', () => {
  jest.advanceTimersByTime(awayAfterMs + 10 * refreshIntervalMs);
  const calls = refresh.mock.calls.length;
  expect(calls).toBe(awayAfterMs / refreshIntervalMs);
  document.dispatchEvent(new Event('pointermove'));
  expect(refresh).toHaveBeenCalledTimes(calls + 1);
});

test('a window that gets the focus reloads, but not again with each click', () => {
  jest.advanceTimersByTime(5_000);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('focus'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('while it is paused, nothing is reloaded', () => {
  paused = true;
  jest.advanceTimersByTime(refreshIntervalMs);
  expect(refresh).not.toHaveBeenCalled();
});
