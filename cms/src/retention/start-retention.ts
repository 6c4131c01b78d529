import type { Core } from '@strapi/strapi';
import { every } from '../background/every';
import { monthsBefore } from './cutoff';
import { deleteOldLeads } from './delete-old-leads';
import { retentionMonths } from './retention-months';

const minute = 60;

/**
 * Keeps leads for RETENTION_MONTHS and deletes them then, each hour.
 * @throws Error when that is no whole number
 */
export function startRetention(strapi: Core.Strapi): void {
  const months = retentionMonths();
  every(strapi, {
    name: 'Deleting old leads',
    firstAfterSeconds: minute,
    everySeconds: 60 * minute,
    async work(stopped) {
      const count = await deleteOldLeads(strapi, monthsBefore(months, new Date()), stopped);
      if (count > 0) {
        strapi.log.info(`${String(count)} leads older than ${String(months)} months were deleted.`);
      }
    },
  });
}
