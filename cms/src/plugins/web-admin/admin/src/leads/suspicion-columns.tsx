import type { ListedLead } from '../../../api';
import type { ReactNode } from 'react';
import type { Column } from '../list/ListTable';
import { RowButton } from '../list/RowButton';
import { RowButtons } from '../list/RowButtons';
import type { RowAction } from '../list/useRowAction';
import { WrappedText } from '../list/WrappedText';
import { leadName, suspicionTexts, type Called } from './texts';

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
