import { act, waitFor } from '@testing-library/react';
import { stubWorker } from './network';
import { hydrate, openPublished } from './prerendered';

let fetched = false;

jest.mock('../../src/components/contact-form/ContactLogic', () => {
  fetched = true;
  return jest.requireActual<object>('../../src/components/contact-form/ContactLogic');
});

test('the form asks for its logic when it comes near the window', async () => {
  stubWorker();
  let comeNear: () => void = () => undefined;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => {
          report([{ isIntersecting: true }]);
        };
      }
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
  await hydrate(await openPublished());
  expect(fetched).toBe(false);
  act(comeNear);
  await waitFor(() => {
    expect(fetched).toBe(true);
  });
});
