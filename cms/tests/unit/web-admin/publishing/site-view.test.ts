import type { SiteReading } from '../../../../src/plugins/web-admin/admin/src/publishing/site-reading';
import {
  firstView,
  isReadable,
  nextView,
} from '../../../../src/plugins/web-admin/admin/src/publishing/site-view';
import { forbidden, known, reading, unreadable } from './known';

const after = (...readings: SiteReading[]) => readings.reduce(nextView, firstView);

const live = known({ status: 'live', since: '2026-11-05T14:00:00.000Z' });
const waiting = known({ status: 'waiting', since: '2026-11-05T14:31:00.000Z' });

test('the last reading is shown', () => {
  expect(after(live, unreadable).reading).toBe(unreadable);
  expect(after(live, unreadable, waiting).reading).toBe(waiting);
});

test('the first state of a screen is not announced', () => {
  expect([after().announcement, after(live).announcement]).toEqual(['', '']);
  expect(after(unreadable).announcement).toBe('');
});

test('a change of the state is announced', () => {
  expect(after(live, waiting).announcement).toBe('Changes are waiting to go live.');
  expect(after(live, waiting, live).announcement).toBe('The site is live.');
});

test('a state that becomes unreadable is announced, and so is one that becomes readable again', () => {
  expect(after(live, unreadable).announcement).toBe(
    'The state of the site cannot be read right now.',
  );
  expect(after(live, unreadable, live).announcement).toBe('The site is live.');
});

test('a state that is read again is not announced again', () => {
  const changed = after(live, waiting);
  expect(nextView(changed, waiting).announcement).toBe(changed.announcement);
  const back = after(live, reading, live);
  expect(back.announcement).toBe('');
});

test('the state key changes only with the state of the site, and not while that is unreadable', () => {
  const { stateKey } = after(waiting);
  expect(stateKey).toBeDefined();
  expect(after(waiting, unreadable, waiting).stateKey).toBe(stateKey);
  const later = known({ status: 'waiting', since: '2026-11-05T14:40:00.000Z' });
  expect([after(waiting, live).stateKey, after(waiting, later).stateKey]).not.toContain(stateKey);
});

test('without the permission nothing is known about the site', () => {
  expect(after(forbidden)).toEqual({ ...firstView, reading: forbidden });
});

test('the state of the entries is up to date until the state of the site is unreadable or too old', () => {
  expect([after(), after(reading), after(live)].map(isReadable)).toEqual([true, true, true]);
  expect(
    [after(unreadable), after(live, unreadable), after(live, reading)].map(isReadable),
  ).toEqual([false, false, false]);
  expect(isReadable(after(live, unreadable, live))).toBe(true);
});
