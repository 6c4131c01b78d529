import { act } from '@testing-library/react';
import type { Scheme } from '../../../src/ui/picture/late-drawings';

interface Browser {
  /** The window's width in px. */
  width?: number;
  reducedMotion?: boolean;
  scheme?: Scheme;
}

/** What a carousel needs and jsdom lacks. Everything is on screen. Returns a function that resizes the window. */
export function pretendBrowser({
  width = 1280,
  reducedMotion = false,
  scheme = 'light',
}: Browser = {}) {
  let current = width;
  const listeners = new Set<() => void>();
  const matches = (query: string) => {
    const from = /\(min-width: (\d+)px\)/.exec(query)?.[1];
    if (from !== undefined) return current >= Number(from);
    const asked = /\(prefers-color-scheme: (\w+)\)/.exec(query)?.[1];
    return asked === undefined ? reducedMotion : asked === scheme;
  };
  Object.assign(window, {
    matchMedia: (query: string) => ({
      get matches() {
        return matches(query);
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }),
    IntersectionObserver: class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.report([{ isIntersecting: true }]);
      }
      unobserve() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  });
  Element.prototype.scrollTo = () => undefined;
  return {
    resizeTo: (to: number) => {
      current = to;
      act(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}

/** Advances the clock by this many ms with all timers, in steps that React can follow. */
export async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 50) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 50)));
  }
}

/** Long enough for the page to become idle and for slick to load. */
export const slickArrives = () => pass(400);
