import { useSearchParams } from 'react-router-dom';
import { panelReads, type DemoRequest } from '../../../api';
import { emptyText } from './empty-text';
import { ListBody } from './ListBody';
import { ListTable, type Column } from './ListTable';
import { useList } from './useList';

// Spec §2: the columns of Request Demos.
const columns: readonly Column<DemoRequest>[] = [
  { name: 'name', label: 'Name', sortable: true, width: '24rem', cell: ({ name }) => name },
  { name: 'email', label: 'Email', sortable: true, width: '28rem', cell: ({ email }) => email },
  { name: 'mobile', label: 'Mobile', sortable: true, width: '18rem', cell: ({ mobile }) => mobile },
  { name: 'product', label: 'Product', cell: ({ product }) => product },
];

/** Who asked for a demo of the product that the address names. */
export function DemoRequestList() {
  const [address] = useSearchParams();
  const list = useList<DemoRequest>(panelReads.demoRequests, ['product']);
  return (
    <ListBody list={list} title="Request Demos" one="demo request" many="demo requests">
      <ListTable
        columns={columns}
        rows={list.rows}
        loading={list.status === 'loading'}
        loadingText="Loading demo requests"
        emptyText={emptyText('demo requests', address)}
      />
    </ListBody>
  );
}
