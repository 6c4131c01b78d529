/** @jest-environment node */
import { openWorkshop, pages, site } from './workshop';

const { contentOf, publish, write } = openWorkshop();

const record = (): unknown => JSON.parse(contentOf('out')['build.json'] ?? '');

afterEach(() => {
  jest.useRealTimers();
});

function setClock(moment: string): void {
  jest.useFakeTimers({ now: new Date(moment), doNotFake: ['nextTick', 'setImmediate'] });
}

test('the output states the revision of its content and the time of the build', async () => {
  setClock('2026-03-01T12:00:00Z');
  write(site);
  await publish(pages);
  expect(record()).toEqual({ revision: 1_763_800_000_000, builtAt: '2026-03-01T12:00:00.000Z' });
});

test('a later build without changes has a new time', async () => {
  setClock('2026-03-01T12:00:00Z');
  write(site);
  await publish(pages);
  setClock('2026-03-01T12:05:00Z');
  await publish(pages);
  expect(record()).toMatchObject({ builtAt: '2026-03-01T12:05:00.000Z' });
});
