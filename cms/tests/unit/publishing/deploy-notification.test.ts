import {
  afterNotification,
  readDeployNotification,
} from '../../../src/publishing/deploy-notification';
import { neverChanged, type Publication } from '../../../src/publishing/publication';
import { seen } from '../../../src/publishing/seen';
import { siteStatus } from '../../../src/publishing/status';

const read = (deploy: object) => readDeployNotification(Buffer.from(JSON.stringify(deploy)));
const deploy = { state: 'error', context: 'production', created_at: '2026-11-22T10:00:00.500Z' };
const createdAt = Date.parse(deploy.created_at);

test('a notification is read', () => {
  expect(read(deploy)).toEqual({ state: 'error', createdAt, reason: 'The build failed.' });
});

test.each([
  [undefined, 'The build failed.'],
  [null, 'The build failed.'],
  [' \n ', 'The build failed.'],
  [{ text: 'x' }, 'The build failed.'],
  ['Exit 1.', 'The build failed: Exit 1.'],
  [' a\r\n\tb\u0000\u0007c ', 'The build failed: a b c'],
  ['\u202eabc\u2066', 'The build failed: abc'],
  ['\ud800x', 'The build failed: x'],
  ['Größe 100 % 👍', 'The build failed: Größe 100 % 👍'],
])('the reason %j becomes one line', (message, reason) => {
  expect(read({ ...deploy, error_message: message })?.reason).toBe(reason);
});

test('a long reason is cut, but not within a character', () => {
  for (const shift of ['', 'a']) {
    const reason = read({ ...deploy, error_message: shift + '👍'.repeat(300) })?.reason ?? '';
    expect(reason.length).toBeLessThanOrEqual(300);
    expect(reason.length).toBeGreaterThanOrEqual(299);
    expect(reason).toMatch(/👍…$/u);
    expect(reason).not.toMatch(/\p{Cs}/u);
  }
});

const error = { state: 'error', createdAt, reason: 'R.' } as const;
const building = { ...error, state: 'building' } as const;

test('a notification changes only a running build that its deploy belongs to', () => {
  const state: Publication = { ...neverChanged, calledRevision: 7, calledAt: createdAt };
  const now = createdAt + 50;
  expect(afterNotification(neverChanged, error, now)).toBeUndefined();
  expect(afterNotification(state, { ...error, state: 'ready' }, now)).toBeUndefined();
  expect(afterNotification(state, error, now)).toMatchObject({
    calledAt: null,
    failedRevision: 7,
    failedAt: now,
    reason: 'R.',
  });
  expect(afterNotification(state, building, now)).toEqual({ ...state, buildingAt: now });
  // The time limit of a build starts once.
  expect(afterNotification({ ...state, buildingAt: now }, building, now + 1)).toBeUndefined();
  const slightlyOlder = { ...state, calledAt: createdAt + 1_000 };
  expect(afterNotification(slightlyOlder, error, now)).toBeDefined();
  const older = { ...state, calledAt: createdAt + 1_001 };
  expect(afterNotification(older, error, now)).toBeUndefined();
  expect(afterNotification(older, building, now)).toBeUndefined();
});

test('a build that starts during another one replaces it, because the host cancelled the other', () => {
  const cutOff = { ...neverChanged, calledRevision: 7, calledAt: 1_000, buildingAt: 2_000 };
  const now = createdAt + 50;
  expect(afterNotification(cutOff, building, now)).toEqual({ ...cutOff, buildingAt: now });
});

test('a build that starts after a failure is another attempt', () => {
  const failed = { ...neverChanged, failedRevision: 7, failedAt: createdAt - 1, reason: 'R.' };
  const now = createdAt + 50;
  const again = afterNotification(failed, building, now) ?? neverChanged;
  expect(siteStatus(failed)).toBe('failed');
  expect(siteStatus(again)).toBe('building');
  expect(again.buildingAt).toBe(now);
  // This attempt, too, ends live or failed.
  expect(siteStatus(seen(again, 7, now + 1, now + 1) ?? again)).toBe('live');
  expect(siteStatus(afterNotification(again, error, now + 1) ?? again)).toBe('failed');
  // A late notification of the failed build, or one of an unknown build, changes nothing.
  expect(afterNotification(failed, error, now)).toBeUndefined();
  const later = { ...failed, failedAt: createdAt + 1_001 };
  expect(afterNotification(later, building, now)).toBeUndefined();
  expect(afterNotification(neverChanged, building, now)).toBeUndefined();
});
