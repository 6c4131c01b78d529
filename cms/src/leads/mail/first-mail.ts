import type { LeadForm } from '../../contract/leads/lead-forms';
import { isReceiptSent } from '../receipt/settings';
import { isMailed } from './recipients';

/** When the mails about a new lead are first due, to the firm and to the visitor; null if nobody gets one. */
export const firstMailAt = (form: LeadForm, product: unknown): Date | null =>
  isMailed(form, product) || isReceiptSent(form) ? new Date() : null;
