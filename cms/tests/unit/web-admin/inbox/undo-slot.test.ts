import {
  createUndoSlot,
  undoMs,
  type Offer,
} from '../../../../src/plugins/web-admin/admin/src/inbox/bulk/undo-slot';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function start() {
  const shown: (string | undefined)[] = [];
  const log: string[] = [];
  const slot = createUndoSlot((offer) => shown.push(offer?.text));
  const offer = (text: string): Offer => ({
    text,
    undo: () => log.push(`undo ${text}`),
    expired: (hidden) => log.push(`${hidden ? 'hidden' : 'expired'} ${text}`),
  });
  return { shown, log, slot, offer };
}

test('something can be undone for ten seconds, once', () => {
  const { shown, log, slot, offer } = start();
  slot.offer(offer('a'));
  jest.advanceTimersByTime(undoMs - 1);
  slot.undo();
  slot.undo();
  jest.advanceTimersByTime(undoMs);
  expect(log).toEqual(['undo a']);
  expect(shown).toEqual(['a', undefined]);
});

test('after ten seconds it can no longer be undone', () => {
  const { shown, log, slot, offer } = start();
  slot.offer(offer('a'));
  jest.advanceTimersByTime(undoMs);
  slot.undo();
  expect(log).toEqual(['expired a']);
  expect(shown).toEqual(['a', undefined]);
});

test('what is done next takes the place of what was done before', () => {
  const { log, slot, offer } = start();
  slot.offer(offer('a'));
  jest.advanceTimersByTime(undoMs - 1);
  slot.offer(offer('b'));
  expect(log).toEqual(['expired a']);
  jest.advanceTimersByTime(undoMs - 1);
  slot.undo();
  expect(log).toEqual(['expired a', 'undo b']);
});

test('while somebody is at the button, the clock stands still', () => {
  const { log, slot, offer } = start();
  slot.hold(true);
  slot.offer(offer('a'));
  slot.hold(true);
  jest.advanceTimersByTime(10 * undoMs);
  expect(log).toEqual([]);
  slot.hold(false);
  jest.advanceTimersByTime(undoMs);
  expect(log).toEqual(['expired a']);
  slot.hold(false);
  jest.advanceTimersByTime(undoMs);
  expect(log).toEqual(['expired a']);
});

test('when the screen is left or the page hidden, the offer ends at once', () => {
  const { log, slot, offer } = start();
  slot.offer(offer('a'));
  slot.end(true);
  slot.end(true);
  jest.advanceTimersByTime(undoMs);
  expect(log).toEqual(['hidden a']);
});
