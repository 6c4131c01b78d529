import {
  leadFieldNames,
  leadFields,
  type LeadField,
  type LeadFieldName,
  type LeadForm,
} from '../../../api';
import type { Column } from '../ui/table/list-table';
import type { Detail } from './details-modal';

/**
 * How wide the columns of a table are. `cut`: the View modal shows all of a lead, so that the table cuts long texts and keeps
 * View in sight from 1280 pixels on. `whole`: there is no View, and long texts wrap.
 */
type Layout = 'cut' | 'whole';

const widths: Readonly<Record<Layout, Record<LeadField['kind'], string | undefined>>> = {
  cut: {
    line: 'max(12rem, 9.5vw)',
    lines: 'max(12rem, 9.5vw)',
    email: 'max(12rem, 12vw)',
    phone: '12rem',
    product: undefined,
  },
  whole: { line: '24rem', lines: '36rem', email: '28rem', phone: '18rem', product: undefined },
};

/** The columns of a form's fields. */
export function leadColumns<Form extends LeadForm>(
  form: Form,
  layout: Layout,
): Column<Readonly<Record<LeadFieldName<Form>, string>>>[] {
  const fields: Readonly<Record<string, LeadField>> = leadFields[form];
  return leadFieldNames(form).flatMap((name) => {
    const field = fields[name];
    if (field?.inTable !== true) return [];
    const { label, kind, sorted } = field;
    return [
      {
        name,
        label,
        sortable: sorted,
        width: widths[layout][kind],
        // A phone number is of no use when it is cut.
        wraps: kind === 'phone' || (layout === 'whole' && kind !== 'product'),
        cell: (lead) => lead[name],
      },
    ];
  });
}

/** All fields of a lead as the View modal shows them. */
export const leadDetails = (
  form: LeadForm,
  lead: Readonly<Record<string, string | undefined>>,
): Detail[] =>
  Object.entries<LeadField>(leadFields[form]).map(([name, { label }]) => ({
    name,
    label,
    value: lead[name] ?? '',
  }));
