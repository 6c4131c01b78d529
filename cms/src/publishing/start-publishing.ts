import type { Core } from '@strapi/strapi';
import { every } from '../operations/background/every';
import { deploySecret, readPublishingSettings } from './settings';
import { openWorker, type Worker } from './worker';

const workers = new WeakMap<Core.Strapi, Worker>();

/**
 * Starts publishing: all changes from now on, and those that are pending.
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

/** Asks the site within a second or two what it was built from. */
export function lookAtSite(strapi: Core.Strapi): void {
  workers.get(strapi)?.lookSoon();
}
