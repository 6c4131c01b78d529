import {
  Box,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { panelReads, products } from '../../../api';
import { LeadChoice } from '../leads/LeadChoice';
import { demoRequestFilters } from '../list/demo-request-filters';
import { DemoRequestList } from '../list/DemoRequestList';
import { ExportButtons } from '../list/ExportButtons';
import { ScreenAlert, ScreenTitle } from '../ui/screen';
import { withValues } from '../ui/table/address';
import { ListSearch } from '../ui/table/list-search';

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
