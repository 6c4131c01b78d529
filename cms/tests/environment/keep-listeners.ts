import type { Core } from '@strapi/strapi';
import { untilIdle } from './idle-database';
import { standIn } from './stand-in';

/** Makes `removeAllListeners` do nothing. */
export const noRemoval = { removeAllListeners: () => process };

/**
 * Strapi removes all listeners of its process when it stops. This keeps those of Jest's worker, and waits for an idle
 * database.
 */
export function keepListeners(strapi: Core.Strapi): void {
  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    const putBack = standIn(process, noRemoval);
    try {
      await untilIdle(strapi);
      await destroy();
    } finally {
      putBack();
    }
  };
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Every Strapi listens to signals, which would keep it in memory.
 * @returns a function that removes the handlers added since
 */
export function watchHandlers(): () => void {
  const before = signals.map((signal) => ({ signal, handlers: process.listeners(signal) }));
  return () => {
    for (const { signal, handlers } of before) {
      const added = process.listeners(signal).filter((handler) => !handlers.includes(handler));
      for (const handler of added) process.removeListener(signal, handler);
    }
  };
}
