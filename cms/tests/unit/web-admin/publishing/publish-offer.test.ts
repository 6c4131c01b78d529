import { publishOffer } from '../../../../src/plugins/web-admin/admin/src/publishing/publish-offer';
import { known, reading, unreadable } from './known';

const buildsBy = '2026-11-05T14:33:00.000Z';

test('changes that wait for a build can be published now', () => {
  expect(publishOffer(known({ status: 'waiting', buildsBy }))).toEqual({ label: 'Publish now' });
});

test('a build that could not be started and will be retried can be started at once', () => {
  const reason = 'The build could not be started: HTTP 500.';
  const offer = publishOffer(known({ status: 'waiting', buildsBy, reason }));
  expect(offer).toEqual({ label: 'Publish now' });
});

test('a failed build can be retried', () => {
  expect(publishOffer(known({ status: 'failed' }))).toEqual({ label: 'Retry' });
});

test.each([
  ['there is nothing to publish', known({ status: 'live' })],
  ['a build is running', known({ status: 'building' })],
  ['the CMS has no build hook', known({ status: 'waiting', reason: 'There is no hook.' })],
  ['the state cannot be read', unreadable],
  ['the state is being read', reading],
])('while %s, the button is disabled and gives a reason', (_, state) => {
  const { label, disabledReason } = publishOffer(state);
  expect(label).toBe('Publish now');
  expect(disabledReason).toMatch(/^[A-Z].*\.$/);
});
