import type { ReactNode } from 'react';
import type { ListedLead } from '../../../api';
import { WrappedText } from '../ui/table/cell-text';
import type { Column } from '../ui/table/list-table';
import { RowButton, RowButtons } from '../ui/table/row-actions';
import type { RowAction } from '../ui/table/use-row-action';
import { type Called, leadName, suspicionTexts } from './texts';

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
