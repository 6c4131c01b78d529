import { whenIdle } from '../../src/hydration/when-idle';

function tell(connection: Navigator['connection']): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  tell(undefined);
});

function fetchesNext(connection: Navigator['connection']): boolean {
  tell(connection);
  const task = jest.fn();
  whenIdle(task);
  jest.runAllTimers();
  return task.mock.calls.length === 1;
}

test('a task prefetches on a fast connection, and if the browser does not report the connection', () => {
  expect(fetchesNext({ saveData: false, effectiveType: '4g' })).toBe(true);
  expect(fetchesNext(undefined)).toBe(true);
});

test('nothing is prefetched for a visitor who saves data or has a slow connection', () => {
  expect(fetchesNext({ saveData: true, effectiveType: '4g' })).toBe(false);
  expect(fetchesNext({ saveData: false, effectiveType: 'slow-2g' })).toBe(false);
});

test('a task cancelled before the page is idle does not run', () => {
  const task = jest.fn();
  whenIdle(task)();
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
