import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DeadLetter, deliverDeadLetterPath, panelReads } from '../../../api';
import { letterColumns } from '../leads/letter-columns';
import { LetterActions } from '../leads/LetterActions';
import { letterName, texts } from '../leads/texts';
import { useLetterDeletion } from '../leads/useLetterDeletion';
import { useMay } from '../requests/use-may';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { ScreenAlert, ScreenTitle } from '../ui/screen';
import { pageUrl } from '../ui/table/address';
import { ConfirmDelete } from '../ui/table/deletion';
import { ListSearch } from '../ui/table/list-search';
import { type Column, ListTable } from '../ui/table/list-table';
import { ListBody } from '../ui/table/list-view';
import { emptyText } from '../ui/table/texts';
import { useRows } from '../ui/table/use-list';
import { useRowAction } from '../ui/table/use-row-action';

/** Undelivered leads: those that visitors were thanked for and that the CMS refused, to be delivered or deleted. */
export default function Undelivered() {
  const [address] = useSearchParams();
  const list = useRows<DeadLetter>(pageUrl(panelReads.deadLetters, address));
  const may = useMay('dead-letter.update');
  const [alert, setAlert] = useState<string>();

  const { ask, ...deletion } = useLetterDeletion({
    onDone: (failure) => {
      // The button goes with its row.
      openedBy(null);
      setAlert(failure);
      list.reload();
    },
  });
  const { openedBy, fallback } = useFocusReturn(deletion.asked.length > 0);
  const delivery = useRowAction<DeadLetter>({
    urlOf: ({ _id }) => deliverDeadLetterPath(_id),
    nameOf: letterName,
    doneText: () => texts.delivered,
    undone: 'was not delivered',
    list,
    region: fallback,
  });

  const actions: Column<DeadLetter> = {
    name: 'actions',
    label: 'Actions',
    actions: true,
    cell: (letter) => (
      <LetterActions
        letter={letter}
        may={may}
        delivery={delivery}
        onDelete={(button) => {
          openedBy(button);
          setAlert(undefined);
          ask([letter]);
        }}
      />
    ),
  };

  return (
    <Page.Main>
      <ScreenTitle>Undelivered leads</ScreenTitle>
      <Layouts.Header
        title="Undelivered leads"
        subtitle="Visitors were thanked for these, and the CMS refused them afterwards. Deliver puts one among the other leads."
      />
      <Layouts.Action startActions={<ListSearch label="Search undelivered leads" />} />
      <Layouts.Content>
        <ScreenAlert
          text={alert}
          onClose={() => {
            setAlert(undefined);
          }}
        />
        <ScreenAlert text={delivery.alert} onClose={delivery.dismissAlert} />
        <ListBody
          list={list}
          title="Undelivered leads"
          one="undelivered lead"
          many="undelivered leads"
          tableRef={fallback}
        >
          <ListTable
            columns={[...letterColumns, actions]}
            rows={list.rows}
            loading={list.status === 'loading'}
            loadingText="Loading undelivered leads"
            emptyText={
              address.has('_q') ? emptyText('undelivered leads', address) : texts.noLetters
            }
          />
        </ListBody>
      </Layouts.Content>
      <ConfirmDelete deletion={deletion} nameOf={letterName} many="undelivered leads" />
    </Page.Main>
  );
}
