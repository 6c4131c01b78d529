import {
  Box,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DemoRequest, type ListedLead, panelReads, products } from '../../../api';
import { useMay } from '../requests/use-may';
import { ScreenAlert, ScreenTitle } from '../ui/screen';
import { withValues } from '../ui/table/address';
import { ListSearch } from '../ui/table/list-search';
import { type Column, ListTable } from '../ui/table/list-table';
import { ListBody } from '../ui/table/list-view';
import { emptyText } from '../ui/table/texts';
import { useList } from '../ui/table/use-list';
import { ExportButtons } from './export-buttons';
import { LeadChoice } from './lead-choice';
import { fieldColumns, suspectedActions, suspicionColumn } from './lead-columns';
import { isSuspected, leadFilters } from './suspected';
import { useNotSpam } from './use-not-spam';

/** What the list of Request Demos is narrowed down by, by the names in its address. */
export const demoRequestFilters = ['product', ...leadFilters] as const;

// Spec §2: the columns of Request Demos. All of a request stands here: there is no View.
const columns: readonly Column<DemoRequest>[] = fieldColumns('createrequestdemo', {
  line: { width: '24rem', wraps: true },
  email: { width: '28rem', wraps: true },
  phone: { width: '18rem', wraps: true },
});

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

/** Request Demos: who asked for a demo of a product. The table is hidden until one is chosen. Spec §2. */
export default function RequestDemos() {
  const [address, setAddress] = useSearchParams();
  const product = products.find((known) => known === address.get('product'));
  const [alert, setAlert] = useState<string>();

  return (
    <Page.Main>
      <ScreenTitle>Request Demos</ScreenTitle>
      <Layouts.Header
        title="Request Demos"
        primaryAction={
          product !== undefined && (
            <ExportButtons
              path={panelReads.demoRequestsExport}
              filters={demoRequestFilters}
              what="demo-requests"
              onAlert={setAlert}
            />
          )
        }
      />
      <Layouts.Action
        startActions={
          <Flex gap={4} wrap="wrap" alignItems="flex-end" width="100%">
            <Box width="28rem" maxWidth="100%">
              <Field.Root name="product">
                <Field.Label>Product</Field.Label>
                <SingleSelect
                  size="S"
                  placeholder="Choose a product"
                  value={product ?? null}
                  onChange={(value) => {
                    setAlert(undefined);
                    setAddress(withValues(address, { product: String(value) }));
                  }}
                >
                  {products.map((name) => (
                    <SingleSelectOption key={name} value={name}>
                      {name}
                    </SingleSelectOption>
                  ))}
                </SingleSelect>
              </Field.Root>
            </Box>
            <LeadChoice others="Demo requests" />
            {product !== undefined && <ListSearch label="Search demo requests" />}
          </Flex>
        }
      />
      <Layouts.Content>
        <ScreenAlert
          text={alert}
          onClose={() => {
            setAlert(undefined);
          }}
        />
        {product === undefined ? (
          <Typography textColor="neutral600">
            Choose a product to see who asked for a demo of it.
          </Typography>
        ) : (
          <DemoRequestList />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
