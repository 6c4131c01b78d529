import type { DeadLetter } from '../../../api';
import type { Detail } from '../list/DetailsModal';
import { formatMoment } from '../ui/dates';
import { WrappedText } from '../ui/table/cell-text';
import type { Column } from '../ui/table/list-table';
import { fieldLabel, formNames, refusalText } from './texts';

/** All that is known of an undelivered lead. */
export function detailsOf({ form, fields, reason, acceptedAt }: DeadLetter): Detail[] {
  return [
    { name: 'form', label: 'Form', value: formNames[form] },
    ...Object.entries(fields).map(([name, value]) => ({ name, label: fieldLabel(name), value })),
    { name: 'reason', label: 'Why it was not delivered', value: refusalText(reason) },
    { name: 'acceptedAt', label: 'Date & Time', value: formatMoment(acceptedAt) },
  ];
}

/** The columns of Undelivered leads, save for its actions. */
export const letterColumns: readonly Column<DeadLetter>[] = [
  { name: 'form', label: 'Form', cell: ({ form }) => formNames[form] },
  {
    name: 'name',
    label: 'Name',
    width: 'max(12rem, 9vw)',
    cell: ({ fields }) => fields.name ?? '',
  },
  {
    name: 'email',
    label: 'Email ID',
    width: 'max(12rem, 12vw)',
    cell: ({ fields }) => fields.email ?? '',
  },
  {
    name: 'reason',
    label: 'Why it was not delivered',
    cell: ({ reason }) => <WrappedText width="20rem">{refusalText(reason)}</WrappedText>,
  },
  {
    name: 'acceptedAt',
    label: 'Date & Time',
    cell: ({ acceptedAt }) => formatMoment(acceptedAt),
  },
];
