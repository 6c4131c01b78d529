import type { ListedLead } from '../../../api';
import type { Column } from '../list/ListTable';
import { RowButton } from '../list/RowButton';
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

/** The action that takes a lead out of the suspected ones. */
export const notSpamColumn = <T extends Called>(action: RowAction<T>): Column<T> => ({
  name: 'notspam',
  label: 'Not spam',
  labelHidden: true,
  cell: (lead) => (
    <RowButton
      label="Not spam"
      name={leadName(lead)}
      busy={action.busy}
      onClick={() => {
        action.run(lead);
      }}
    />
  ),
});
