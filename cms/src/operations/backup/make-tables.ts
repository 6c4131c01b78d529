import type { Core } from '@strapi/strapi';
import { limiterOf } from '../../accounts/limiter/limiter';

/** Ends Strapi's start where its tables are made. */
class TablesAreMade extends Error {}

/**
 * Makes the tables of an empty database, and brings older ones up to this version, as a start of the CMS does; but it stops
 * there, in its turn (`endTurn`). No account, token or sample is made, no worker runs, and nothing is served.
 */
export async function makeTables(strapi: Core.Strapi): Promise<void> {
  await strapi.register();
  // The first thing that Strapi does when all tables are there.
  Object.assign(strapi.server, { initMiddlewares: () => Promise.reject(new TablesAreMade()) });
  try {
    await strapi.bootstrap();
  } catch (failure) {
    if (!(failure instanceof TablesAreMade)) throw failure;
  }
  // Its table is not one of Strapi's.
  await limiterOf(strapi);
}
