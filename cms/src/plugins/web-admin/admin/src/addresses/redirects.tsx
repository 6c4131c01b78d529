import { Box, Button, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  manyRedirects,
  redirectOrigins,
  redirectsPath,
  type Redirect,
  type RedirectList,
} from '../../../api';
import { usePublishingSignal } from '../publishing/publishing-context';
import { useRead } from '../requests/use-read';
import { useWrite } from '../requests/use-write';
import { screenTitles } from '../texts';
import { formatMoment } from '../ui/dates';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { Screen, ScreenAlert } from '../ui/screen';
import { listUrl } from '../ui/table/address';
import { AddressSelect } from '../ui/table/address-select';
import { WrappedText } from '../ui/table/cell-text';
import { ConfirmDelete, useDeletion } from '../ui/table/deletion';
import { ListSearch } from '../ui/table/list-search';
import type { Column } from '../ui/table/list-table';
import { ListView } from '../ui/table/list-view';
import { RowActions } from '../ui/table/row-actions';
import { noRowsText } from '../ui/table/texts';
import { useRefreshing } from '../ui/table/refreshing';
import { listOf } from '../ui/table/use-list';
import { RedirectModal } from './redirect-modal';
import { originNames } from './texts';

const title = screenTitles.redirects;
const noun = { one: 'redirect', many: 'redirects' };
const nameOf = ({ from }: Redirect) => from;

const columns: readonly Column<Redirect>[] = [
  {
    name: 'from',
    label: 'Old address',
    cell: ({ from }) => <WrappedText width="max(12rem, 11vw)">{from}</WrappedText>,
  },
  {
    name: 'to',
    label: 'Leads to',
    cell: ({ to }) => (
      <WrappedText width="max(12rem, 11vw)">{to ?? 'Says that the page is gone'}</WrappedText>
    ),
  },
  {
    name: 'origin',
    label: 'Why',
    cell: ({ origin }) => <WrappedText width="12rem">{originNames[origin]}</WrappedText>,
  },
  { name: 'createdAt', label: 'Since', cell: ({ createdAt }) => formatMoment(createdAt) },
  { name: 'by', label: 'By', width: '10rem', wraps: true, cell: ({ by }) => by ?? '' },
];

const OriginFilter = () => (
  <AddressSelect
    name="origin"
    label="Why"
    unfiltered="Any reason"
    options={redirectOrigins.map((each) => [each, originNames[each]])}
    width="26rem"
  />
);

const manyText = (stored: number) =>
  `There are ${stored.toLocaleString('en')} redirects. Hosts advise to stay below 10,000 rules, and each article on the site needs two more. None is removed by itself: delete those that nobody follows any more.`;

/** The old addresses that lead elsewhere: lists, adds and removes them. */
export default function Redirects() {
  const [address] = useSearchParams();
  const url = listUrl(redirectsPath, address, ['origin']);
  const read = useRead<RedirectList>(url);
  useRefreshing(read.refresh, read.status === 'ready');
  const list = listOf(url, read);
  const stored = read.data?.stored ?? 0;
  const { sendTo } = useWrite();
  const { refresh } = usePublishingSignal();
  const [alert, setAlert] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);

  const { ask, ...deletion } = useDeletion<Redirect>({
    remove: ({ _id }) =>
      sendTo({ method: 'DELETE', url: `${redirectsPath}/${encodeURIComponent(_id)}` }),
    nameOf,
    deletedText: 'The redirect was deleted. Its address has no page after the next build.',
    onDone: (failure) => {
      // The button disappears with its row.
      openedBy(null);
      setAlert(failure);
      list.reload();
      refresh();
    },
  });
  const { openedBy, fallback } = useFocusReturn(isAdding || deletion.asked.length > 0);

  const actions: Column<Redirect> = {
    name: 'actions',
    label: 'Actions',
    labelHidden: true,
    actions: true,
    cell: (redirect) => (
      <RowActions
        name={redirect.from}
        onDelete={(button) => {
          openedBy(button);
          setAlert(undefined);
          ask([redirect]);
        }}
      />
    ),
  };

  return (
    <Screen
      title={title}
      subtitle="Old addresses and where they lead. A changed address and a renamed category add theirs by themselves."
      primaryAction={
        <Button
          startIcon={<Plus />}
          onClick={(event) => {
            openedBy(event.currentTarget);
            setIsAdding(true);
          }}
        >
          Add redirect
        </Button>
      }
    >
      <Layouts.Action
        startActions={
          <>
            <ListSearch label="Search redirects" />
            <OriginFilter />
          </>
        }
      />
      <Layouts.Content>
        <ScreenAlert
          text={alert}
          onClose={() => {
            setAlert(undefined);
          }}
        />
        {stored >= manyRedirects && (
          <Box
            background="warning100"
            borderColor="warning200"
            hasRadius
            padding={4}
            marginBottom={4}
          >
            <Typography textColor="neutral800">{manyText(stored)}</Typography>
          </Box>
        )}
        <ListView
          list={list}
          title={title}
          noun={noun}
          columns={[...columns, actions]}
          emptyText={noRowsText(noun, address, ['origin'])}
          tableRef={fallback}
        />
      </Layouts.Content>
      <ConfirmDelete deletion={deletion} nameOf={nameOf} noun={noun} />
      {isAdding && (
        <RedirectModal
          onClose={() => {
            setIsAdding(false);
          }}
          onAdded={() => {
            setIsAdding(false);
            list.reload();
            refresh();
          }}
        />
      )}
    </Screen>
  );
}
