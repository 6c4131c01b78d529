import type { Core } from '@strapi/strapi';
import { every } from '../../operations/background/every';
import { emptyLog, overwriteDeleted } from '../erasure/overwrite-deleted';
import { monthsBefore } from '../../contract/months';
import { forgetReceipts } from '../receipt/receipt-marks';
import { deleteOldLeads, retentionMonths } from './delete-old-leads';

const minute = 60;
const overwriteEveryMs = 24 * 60 * minute * 1_000;

/**
 * The hourly work of the retention: it deletes older leads, and overwrites what has been deleted since the last time, for
 * any reason. Once a day, and first after a start, the database file is rewritten; writes have to wait meanwhile.
 * @param months how long leads are kept
 */
export function retention(strapi: Core.Strapi, months: number) {
  let overwritesAgainAt = 0;
  return async (stopped: AbortSignal): Promise<void> => {
    const now = Date.now();
    const count = await deleteOldLeads(strapi, monthsBefore(months, new Date(now)), stopped);
    if (count > 0) {
      strapi.log.info(`${String(count)} leads older than ${String(months)} months were deleted.`);
    }
    if (stopped.aborted) return;
    await forgetReceipts(strapi);
    if (now < overwritesAgainAt) {
      await emptyLog(strapi);
      return;
    }
    await overwriteDeleted(strapi);
    overwritesAgainAt = now + overwriteEveryMs;
  };
}

/**
 * Starts deleting, every hour, leads that are older than RETENTION_MONTHS.
 * @throws Error when that is not a whole number
 */
export function startRetention(strapi: Core.Strapi): void {
  const months = retentionMonths();
  every(strapi, {
    name: 'Deleting old leads',
    firstAfterSeconds: minute,
    everySeconds: 60 * minute,
    work: retention(strapi, months),
  });
}
