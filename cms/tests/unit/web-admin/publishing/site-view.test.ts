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

test('the last reading is what is shown', () => {
  expect(after(live, unreadable).reading).toBe(unreadable);
  expect(after(live, unreadable, waiting).reading).toBe(waiting);
});

test('the state that a screen begins with is not read out', () => {
  expect([after().announcement, after(live).announcement]).toEqual(['', '']);
  expect(after(unreadable).announcement).toBe('');
});

test('a change of the state is read out', () => {
  expect(after(live, waiting).announcement).toBe('Changes are waiting to go live.');
  expect(after(live, waiting, live).announcement).toBe('The site is live.');
});

test('a state that can no longer be read is read out, and so is one that can again', () => {
  expect(after(live, unreadable).announcement).toBe(
    'The state of the site cannot be read right now.',
  );
  expect(after(live, unreadable, live).announcement).toBe('The site is live.');
});

test('a state that is read once more is not read out once more', () => {
  const said = after(live, waiting);
  expect(nextView(said, waiting).announcement).toBe(said.announcement);
  const back = after(live, reading, live);
  expect(back.announcement).toBe('');
});

test('an epoch lasts as long as a state of the site, also while that cannot be read', () => {
  const { epoch } = after(waiting);
  expect(epoch).toBeDefined();
  expect(after(waiting, unreadable, waiting).epoch).toBe(epoch);
  const later = known({ status: 'waiting', since: '2026-11-05T14:40:00.000Z' });
  expect([after(waiting, live).epoch, after(waiting, later).epoch]).not.toContain(epoch);
});

test('nothing is known of the site by someone who may not know it', () => {
  expect(after(forbidden)).toEqual({ ...firstView, reading: forbidden });
});

test('what was read of the entries counts, until it cannot be read or is too old', () => {
  expect([after(), after(reading), after(live)].map(isReadable)).toEqual([true, true, true]);
  expect(
    [after(unreadable), after(live, unreadable), after(live, reading)].map(isReadable),
  ).toEqual([false, false, false]);
  expect(isReadable(after(live, unreadable, live))).toBe(true);
});
