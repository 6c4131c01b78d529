import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Set by `workInSteps`. */
    work: {
      hold: () => void;
      release: () => void;
      /** Runs at most the given number of steps. @returns how many ran */
      take: (steps: number) => Promise<number>;
    };
  }
}

/**
 * Lets a test run React's work step by step from the next page: React requests each step with a message, and reads the clock
 * to decide when a step ends.
 */
export const workInSteps = (page: Page) =>
  page.addInitScript(() => {
    const Channel = MessageChannel;
    const now = performance.now.bind(performance);
    const held: (() => void)[] = [];
    let holds = false;
    let ahead = 0;

    // While work is held, each reading advances the clock, so that a step handles about one element.
    performance.now = () => {
      if (holds) ahead += 1.5;
      return now() + ahead;
    };
    window.MessageChannel = class extends Channel {
      constructor() {
        super();
        const { port2 } = this;
        const post = port2.postMessage.bind(port2);
        port2.postMessage = (message: unknown) => {
          if (holds)
            held.push(() => {
              post(message);
            });
          else post(message);
        };
      }
    };

    /** Waits until earlier messages have arrived and due timers have run. */
    const turn = async () => {
      await new Promise((done) => {
        const { port1, port2 } = new Channel();
        port1.onmessage = done;
        port2.postMessage('');
      });
      await new Promise((done) => setTimeout(done));
    };

    window.work = {
      hold: () => {
        holds = true;
      },
      release: () => {
        holds = false;
        for (const post of held.splice(0)) post();
      },
      take: async (steps) => {
        for (let step = 0; step < steps; step += 1) {
          const post = held.shift();
          if (!post) return step;
          post();
          await turn();
        }
        return steps;
      },
    };
  });

export const holdWork = (page: Page) =>
  page.evaluate(() => {
    window.work.hold();
  });

export const releaseWork = (page: Page) =>
  page.evaluate(() => {
    window.work.release();
  });

/** Runs the given number of steps, or fewer if less work is left. @returns how many ran */
export const takeSteps = (page: Page, steps: number) =>
  page.evaluate((most) => window.work.take(most), steps);
