import type { Core } from '@strapi/strapi';
import { every } from '../../operations/background/every';
import { runDuePlans } from './run-plans';
import { readScheduleMailSettings } from './settings';

/**
 * Starts carrying out plans: all from now on, and those that are overdue.
 * @throws Error that names a wrong setting
 */
export function startSchedule(strapi: Core.Strapi): void {
  readScheduleMailSettings();
  every(strapi, {
    name: 'Carrying out plans',
    firstAfterSeconds: 1,
    everySeconds: 1,
    work: (stopped) => runDuePlans(strapi, stopped),
  });
}
