import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// Browsers have it and jsdom does not; React's server renderer needs it.
Object.assign(globalThis, { TextEncoder });

// Globals that Gatsby's Link reads and the build defines.
Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  __TRAILING_SLASH__: 'never',
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
  ___push: () => undefined,
});

// jsdom has no layout, so nothing comes into view by itself.
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {
      return undefined;
    }

    unobserve() {
      return undefined;
    }

    disconnect() {
      return undefined;
    }
  },
});

jest.mock('gatsby', () => jest.requireActual<object>('./stubs/gatsby'));

// Each test starts with an empty storage: forms keep drafts and unsent requests there.
afterEach(() => {
  if (!('sessionStorage' in globalThis)) return;
  sessionStorage.clear();
  localStorage.clear();
});
