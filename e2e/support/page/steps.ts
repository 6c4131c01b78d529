import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Put there by `workInSteps`. */
    work: {
      hold: () => void;
      release: () => void;
      /** Lets at most so many steps be done. @returns how many were done */
      take: (steps: number) => Promise<number>;
    };
  }
}

/**
 * Lets a test do React's work step by step, from the next page on: React asks for each step by a message, and looks at the time
 * to see whether a step has taken long enough.
 */
export const workInSteps = (page: Page) =>
  page.addInitScript(() => {
    const Channel = MessageChannel;
    const now = performance.now.bind(performance);
    const held: (() => void)[] = [];
    let holds = false;
    let ahead = 0;

    // While work is held, time passes with each look at it, so that a step is about one element.
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

    /** What was posted before has arrived, and what a timer was to do at once is done. */
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

export const letWorkGo = (page: Page) =>
  page.evaluate(() => {
    window.work.release();
  });

/** Lets so many steps be done; fewer, where less is left to do. @returns how many were done */
export const takeSteps = (page: Page, steps: number) =>
  page.evaluate((most) => window.work.take(most), steps);
