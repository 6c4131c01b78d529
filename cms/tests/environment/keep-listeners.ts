import type { Core } from '@strapi/strapi';
import { standIn } from './stand-in';

/** What takes away all listeners of this process takes none. */
export const noRemoval = { removeAllListeners: () => process };

/** Strapi takes all listeners of its process with it when it stops. Those of Jest's worker stay. */
export function keepListeners(strapi: Core.Strapi): void {
  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    const putBack = standIn(process, noRemoval);
    try {
      await destroy();
    } finally {
      putBack();
    }
  };
}
