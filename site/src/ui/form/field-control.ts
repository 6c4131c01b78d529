import type { LeadField } from '../../api';

const types = {
  line: 'text',
  email: 'email',
  phone: 'tel',
  lines: 'lines',
  product: 'text',
} as const satisfies Record<LeadField['kind'], string>;

/** How a field of a lead form is typed into, by the contract. */
export const fieldControl = ({ kind, maxLength }: LeadField) => ({ type: types[kind], maxLength });
