import { IconButton } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { Layouts } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deliverDeadLetterPath, panelReads, type DeadLetter } from '../../../api';
import { useMay } from '../requests/use-may';
import { useWrite } from '../requests/use-write';
import { screenTitles } from '../texts';
import { formatMoment } from '../ui/dates';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { Screen, ScreenAlert } from '../ui/screen';
import { pageUrl } from '../ui/table/address';
import { WrappedText } from '../ui/table/cell-text';
import { ConfirmDelete, useDeletion } from '../ui/table/deletion';
import { ListSearch } from '../ui/table/list-search';
import type { Column } from '../ui/table/list-table';
import { ListView } from '../ui/table/list-view';
import { RowButton, RowButtons } from '../ui/table/row-actions';
import { useRows } from '../ui/table/use-list';
import { useRowAction, type RowAction } from '../ui/table/use-row-action';
import { quoted } from '../ui/wording';
import { DetailsModal, type Detail } from './details-modal';
import { leadDetails } from './lead-columns';
import { formNames, deadLetterName, refusalText, texts } from './texts';

const title = screenTitles.undelivered;
const noun = { one: 'undelivered lead', many: 'undelivered leads' };

const columns: readonly Column<DeadLetter>[] = [
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

const detailsOf = ({ form, fields, reason, acceptedAt }: DeadLetter): Detail[] => [
  { name: 'form', label: 'Form', value: formNames[form] },
  ...leadDetails(form, fields),
  { name: 'reason', label: 'Why it was not delivered', value: refusalText(reason) },
  { name: 'acceptedAt', label: 'Date & Time', value: formatMoment(acceptedAt) },
];

interface DeadLetterActionsProps {
  letter: DeadLetter;
  /** Whether this admin may deliver and delete it. */
  mayUpdate: boolean;
  delivery: RowAction<DeadLetter>;
  /** Gets the button, so that it can get the focus back. */
  onDelete: (button: HTMLElement) => void;
}

function DeadLetterActions({ letter, mayUpdate, delivery, onDelete }: DeadLetterActionsProps) {
  const name = deadLetterName(letter);
  return (
    <RowButtons stacked>
      <DetailsModal
        title="Undelivered lead"
        buttonLabel={`View undelivered lead from ${name}`}
        what="Lead"
        details={detailsOf(letter)}
      />
      {mayUpdate && (
        <>
          <RowButton
            label="Deliver"
            name={name}
            busy={delivery.busy}
            onClick={() => {
              delivery.run(letter);
            }}
          />
          <IconButton
            label={`Delete ${quoted(name)}`}
            onClick={(event) => {
              onDelete(event.currentTarget);
            }}
          >
            <Trash />
          </IconButton>
        </>
      )}
    </RowButtons>
  );
}

/** Undelivered leads: those that the CMS refused after the visitor was thanked. An admin delivers or deletes them. */
export default function Undelivered() {
  const [address] = useSearchParams();
  const list = useRows<DeadLetter>(pageUrl(panelReads.deadLetters, address));
  const mayUpdate = useMay('dead-letter.update');
  const [alert, setAlert] = useState<string>();
  const { sendTo } = useWrite();

  const { ask, ...deletion } = useDeletion<DeadLetter>({
    remove: ({ _id }) =>
      sendTo({ method: 'DELETE', url: `${panelReads.deadLetters}/${encodeURIComponent(_id)}` }),
    nameOf: deadLetterName,
    deletedText: texts.deadLetterDeleted,
    onDone: (failure) => {
      // The button disappears with its row.
      openedBy(null);
      setAlert(failure);
      list.reload();
    },
  });
  const { openedBy, fallback } = useFocusReturn(deletion.asked.length > 0);
  const delivery = useRowAction<DeadLetter>({
    urlOf: ({ _id }) => deliverDeadLetterPath(_id),
    nameOf: deadLetterName,
    doneText: () => texts.delivered,
    notDone: 'was not delivered',
    list,
    region: fallback,
  });

  const actions: Column<DeadLetter> = {
    name: 'actions',
    label: 'Actions',
    actions: true,
    cell: (letter) => (
      <DeadLetterActions
        letter={letter}
        mayUpdate={mayUpdate}
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
    <Screen
      title={title}
      subtitle="The CMS refused these leads after the visitors were thanked. Deliver moves one to the other leads."
    >
      <Layouts.Action startActions={<ListSearch label="Search undelivered leads" />} />
      <Layouts.Content>
        <ScreenAlert
          text={alert}
          onClose={() => {
            setAlert(undefined);
          }}
        />
        <ScreenAlert text={delivery.alert} onClose={delivery.dismissAlert} />
        <ListView
          list={list}
          title={title}
          noun={noun}
          columns={[...columns, actions]}
          emptyText={address.has('_q') ? undefined : texts.noDeadLetters}
          tableRef={fallback}
        />
      </Layouts.Content>
      <ConfirmDelete deletion={deletion} nameOf={deadLetterName} noun={noun} />
    </Screen>
  );
}
