import type { Column } from '../ui/table/list-table';
import type { Detail } from './details-modal';
import type { LeadField } from './lead-fields';

/**
 * How wide the columns of a table are. `cut`: the View modal shows all of a lead, so that the table cuts long texts, leaves
 * out those of several lines, and keeps View in sight from 1280 pixels on. `whole`: there is no View, and long texts wrap.
 */
type Layout = 'cut' | 'whole';

const widths: Readonly<Record<Layout, Record<LeadField['shown'], string | undefined>>> = {
  cut: {
    line: 'max(12rem, 9.5vw)',
    lines: undefined,
    email: 'max(12rem, 12vw)',
    phone: '12rem',
    choice: undefined,
  },
  whole: { line: '24rem', lines: '36rem', email: '28rem', phone: '18rem', choice: undefined },
};

/**
 * The columns of a form's fields.
 * @param sortable the names of the columns that the server can sort by
 */
export function leadColumns<Name extends string>(
  fields: readonly LeadField<Name>[],
  sortable: readonly string[],
  layout: Layout,
): Column<Record<Name, string>>[] {
  return fields
    .filter(({ shown }) => layout === 'whole' || shown !== 'lines')
    .map(({ name, label, shown }) => ({
      name,
      label,
      sortable: sortable.includes(name),
      width: widths[layout][shown],
      // A phone number is of no use when it is cut.
      wraps: shown === 'phone' || (layout === 'whole' && shown !== 'choice'),
      cell: (lead) => lead[name],
    }));
}

/** The fields of a lead as the View modal shows them. */
export const leadDetails = <Name extends string>(
  fields: readonly LeadField<Name>[],
  lead: Readonly<Record<Name, string>>,
): Detail[] => fields.map(({ name, label }) => ({ name, label, value: lead[name] }));
