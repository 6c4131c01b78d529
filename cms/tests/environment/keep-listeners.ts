import type { Core } from '@strapi/strapi';
import { untilIdle } from './idle-database';
import { standIn } from './stand-in';

/** What takes away all listeners of this process takes none. */
export const noRemoval = { removeAllListeners: () => process };

/** Strapi takes all listeners of its process with it when it stops, once its database is idle. Those of Jest's worker stay. */
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
 * Every Strapi listens to signals, and would be kept in memory by that.
 * @returns what takes the handlers away that were added meanwhile
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
