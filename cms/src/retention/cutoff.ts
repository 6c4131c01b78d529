export { monthsBefore } from '../contract/months';
import { wholeNumber } from '../setup/environment';

/**
 * For how many months leads are kept.
 * @throws Error when RETENTION_MONTHS is no whole number from 1 to 120
 */
export const retentionMonths = (): number => wholeNumber('RETENTION_MONTHS', 24, 1, 120);
