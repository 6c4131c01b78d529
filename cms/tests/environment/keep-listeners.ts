import type { Core } from '@strapi/strapi';

/** Strapi takes all listeners of its process with it when it stops. Those of Jest's worker stay. */
export function keepListeners(strapi: Core.Strapi): void {
  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    const { removeAllListeners } = process;
    process.removeAllListeners = () => process;
    try {
      await destroy();
    } finally {
      process.removeAllListeners = removeAllListeners;
    }
  };
}
