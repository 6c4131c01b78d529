import type { Core } from '@strapi/strapi';
import { every } from '../operations/background/every';
import { deploySecret, readPublishingSettings } from './settings';
import { openWorker, type Worker } from './worker';

const workers = new WeakMap<Core.Strapi, Worker>();

/**
 * Publishes from now on what is changed, and what was changed before.
 * @throws Error that names a wrong setting
 */
export function startPublishing(strapi: Core.Strapi): void {
  const settings = readPublishingSettings();
  deploySecret();
  const worker = openWorker(strapi, settings);
  workers.set(strapi, worker);
  every(strapi, {
    name: 'Publishing',
    firstAfterSeconds: 1,
    everySeconds: 1,
    work: (stopped) => worker.work(stopped),
  });
}

/** The site is asked within a second or two what it was built from. */
export function lookAtSite(strapi: Core.Strapi): void {
  workers.get(strapi)?.lookSoon();
}
