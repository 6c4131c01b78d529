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

test('what may be wanted next is fetched on a good line, and where the browser tells nothing', () => {
  expect(fetchesNext({ saveData: false, effectiveType: '4g' })).toBe(true);
  expect(fetchesNext(undefined)).toBe(true);
});

test('nothing is fetched unasked for a visitor who saves data, nor on a slow line', () => {
  expect(fetchesNext({ saveData: true, effectiveType: '4g' })).toBe(false);
  expect(fetchesNext({ saveData: false, effectiveType: 'slow-2g' })).toBe(false);
});

test('what is forgotten before the page is idle is not fetched', () => {
  const task = jest.fn();
  whenIdle(task)();
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
