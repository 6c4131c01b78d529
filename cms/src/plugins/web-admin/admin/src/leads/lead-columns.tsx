import type { ReactNode } from 'react';
import {
  leadFieldNames,
  leadFields,
  type LeadField,
  type LeadFieldName,
  type LeadForm,
  type ListedLead,
} from '../../../api';
import { WrappedText } from '../ui/table/cell-text';
import type { Column } from '../ui/table/list-table';
import { RowButton, RowButtons } from '../ui/table/row-actions';
import type { RowAction } from '../ui/table/use-row-action';
import type { Detail } from './details-modal';
import { type Called, leadName, suspicionTexts } from './texts';

/** How wide the columns of each kind of field are, and whether their texts wrap. */
type ColumnLooks = Readonly<
  Partial<Record<LeadField['kind'], Pick<Column<never>, 'width' | 'wraps'>>>
>;

/** The columns of a form's list, by its list of fields. */
export function fieldColumns<Form extends LeadForm>(
  form: Form,
  looks: ColumnLooks,
): Column<Readonly<Record<LeadFieldName<Form>, string>>>[] {
  const fields: Readonly<Record<string, LeadField>> = leadFields[form];
  return leadFieldNames(form).flatMap((name) => {
    const field = fields[name];
    if (field?.inTable !== true) return [];
    const { label, kind, sorted } = field;
    return [{ name, label, sortable: sorted, ...looks[kind], cell: (lead) => lead[name] }];
  });
}

/** All fields of a lead, as its View shows them. */
export const detailsOfLead = (form: LeadForm, lead: Readonly<Record<string, string>>): Detail[] =>
  Object.entries<LeadField>(leadFields[form]).map(([name, { label }]) => ({
    name,
    label,
    value: lead[name] ?? '',
  }));

/** Why a lead may be spam. */
export const suspicionColumn: Column<ListedLead<object>> = {
  name: 'suspicion',
  label: 'Why suspected',
  cell: ({ suspicion }) =>
    suspicion !== undefined && <WrappedText width="18rem">{suspicionTexts[suspicion]}</WrappedText>,
};

/**
 * The actions on a suspected lead; the first of them takes it out of the suspected ones.
 * @param other a further one
 */
export const suspectedActions = <T extends Called>(
  action: RowAction<T>,
  other?: (lead: T) => ReactNode,
): Column<T> => ({
  name: 'actions',
  label: 'Actions',
  actions: true,
  labelHidden: true,
  cell: (lead) => (
    <RowButtons stacked>
      {other?.(lead)}
      <RowButton
        label="Not spam"
        name={leadName(lead)}
        busy={action.busy}
        onClick={() => {
          action.run(lead);
        }}
      />
    </RowButtons>
  ),
});
