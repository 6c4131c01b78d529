import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DemoRequest, type ListedLead, panelReads } from '../../../api';
import { isSuspected } from '../leads/suspected';
import { suspectedActions, suspicionColumn } from '../leads/suspicion-columns';
import { useNotSpam } from '../leads/useNotSpam';
import { useMay } from '../requests/use-may';
import { ScreenAlert } from '../ui/screen';
import { type Column, ListTable } from '../ui/table/list-table';
import { ListBody } from '../ui/table/list-view';
import { emptyText } from '../ui/table/texts';
import { useList } from '../ui/table/use-list';
import { demoRequestFilters } from './demo-request-filters';

// Spec §2: the columns of Request Demos. All of a request stands here: there is no View.
const columns: readonly Column<DemoRequest>[] = [
  {
    name: 'name',
    label: 'Name',
    sortable: true,
    width: '24rem',
    wraps: true,
    cell: ({ name }) => name,
  },
  {
    name: 'email',
    label: 'Email',
    sortable: true,
    width: '28rem',
    wraps: true,
    cell: ({ email }) => email,
  },
  {
    name: 'mobile',
    label: 'Mobile',
    sortable: true,
    width: '18rem',
    wraps: true,
    cell: ({ mobile }) => mobile,
  },
  { name: 'product', label: 'Product', cell: ({ product }) => product },
];

/** Who asked for a demo of the product that the address names. */
export function DemoRequestList() {
  const [address] = useSearchParams();
  const suspected = isSuspected(address);
  const list = useList<ListedLead<DemoRequest>>(panelReads.demoRequests, demoRequestFilters);
  const region = useRef<HTMLDivElement>(null);
  const notSpam = useNotSpam('demoRequests', list, region);
  const mayClear = useMay('demo-request.update');

  const suspectedColumns: readonly Column<ListedLead<DemoRequest>>[] = [
    ...columns,
    suspicionColumn,
    ...(mayClear ? [suspectedActions(notSpam)] : []),
  ];
  const many = suspected ? 'suspected demo requests' : 'demo requests';
  return (
    <>
      <ScreenAlert text={notSpam.alert} onClose={notSpam.dismissAlert} />
      <ListBody
        list={list}
        title="Request Demos"
        one={suspected ? 'suspected demo request' : 'demo request'}
        many={many}
        tableRef={region}
      >
        <ListTable
          columns={suspected ? suspectedColumns : columns}
          rows={list.rows}
          loading={list.status === 'loading'}
          loadingText="Loading demo requests"
          emptyText={emptyText(many, address)}
        />
      </ListBody>
    </>
  );
}
