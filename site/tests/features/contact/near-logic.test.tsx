import { act, waitFor } from '@testing-library/react';
import { stubWorker } from './network';
import { hydrate, openPublished } from './prerendered';

let fetched = false;

jest.mock('../../../src/features/contact/ContactLogic', () => {
  fetched = true;
  return jest.requireActual<object>('../../../src/features/contact/ContactLogic');
});

/** Tells the observers that the window is near the form. */
let comeNear: () => void;

beforeEach(() => {
  comeNear = () => undefined;
  stubWorker();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => {
        comeNear = () => {
          this.report([{ isIntersecting: true }]);
        };
      };
      unobserve = jest.fn();
      disconnect = jest.fn();
    },
  });
});

// Must be first, since a module is fetched only once.
test('the form does not prefetch its logic for a visitor who saves data', async () => {
  const connection = { saveData: true, effectiveType: '4g' };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  await hydrate(await openPublished());
  act(comeNear);
  await act(() => Promise.resolve());
  expect(fetched).toBe(false);
  Reflect.deleteProperty(navigator, 'connection');
});

test('the form fetches its logic when it comes near the window', async () => {
  await hydrate(await openPublished());
  expect(fetched).toBe(false);
  act(comeNear);
  await waitFor(() => {
    expect(fetched).toBe(true);
  });
});
