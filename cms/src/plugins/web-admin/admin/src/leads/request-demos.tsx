import {
  Box,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Layouts } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { panelReads, products, type DemoRequest, type ListedLead } from '../../../api';
import { screenTitles } from '../texts';
import { Screen, ScreenAlert } from '../ui/screen';
import { withValues } from '../ui/table/address';
import { ListSearch } from '../ui/table/list-search';
import { ExportButtons } from './export-buttons';
import { LeadChoice } from './lead-choice';
import { leadColumns } from './lead-columns';
import { LeadList } from './lead-list';
import { leadFilters } from './suspected';

const title = screenTitles.requestdemos;
const noun = { one: 'demo request', many: 'demo requests' };
const filters = ['product', ...leadFilters] as const;

// Spec §2: the table shows all of a request, and there is no View.
const columns = leadColumns('createrequestdemo', 'whole');

/** Request Demos: who asked for a demo of a product. The table is hidden until a product is chosen. Spec §2. */
export default function RequestDemos() {
  const [address, setAddress] = useSearchParams();
  const product = products.find((known) => known === address.get('product'));
  const [alert, setAlert] = useState<string>();

  return (
    <Screen
      title={title}
      primaryAction={
        product !== undefined && (
          <ExportButtons
            path={panelReads.demoRequestsExport}
            filters={filters}
            what="demo-requests"
            onAlert={setAlert}
          />
        )
      }
    >
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
          <LeadList<ListedLead<DemoRequest>>
            name="demoRequests"
            title={title}
            noun={noun}
            filters={filters}
            columns={columns}
          />
        )}
      </Layouts.Content>
    </Screen>
  );
}
