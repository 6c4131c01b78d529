import { IconButton } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DeadLetter, deliverDeadLetterPath, panelReads } from '../../../api';
import { useMay } from '../requests/use-may';
import { useWrite } from '../requests/use-write';
import { formatMoment } from '../ui/dates';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { ScreenAlert, ScreenTitle } from '../ui/screen';
import { pageUrl } from '../ui/table/address';
import { WrappedText } from '../ui/table/cell-text';
import { ConfirmDelete, type Delete, useDelete } from '../ui/table/deletion';
import { ListSearch } from '../ui/table/list-search';
import { type Column, ListTable } from '../ui/table/list-table';
import { ListBody } from '../ui/table/list-view';
import { RowButton, RowButtons } from '../ui/table/row-actions';
import { emptyText } from '../ui/table/texts';
import { useRows } from '../ui/table/use-list';
import { type RowAction, useRowAction } from '../ui/table/use-row-action';
import { quoted } from '../ui/wording';
import { type Detail, DetailsModal } from './details-modal';
import { detailsOfLead } from './lead-columns';
import { formNames, letterName, refusalText, texts } from './texts';

interface LetterActionsProps {
  letter: DeadLetter;
  /** Whether this admin may deliver and delete it, besides viewing it. */
  may: boolean;
  delivery: Pick<RowAction<DeadLetter>, 'busy' | 'run'>;
  /** Gets the button, which the focus comes back to. */
  onDelete: (button: HTMLElement) => void;
}

/** What can be done with an undelivered lead. */
export function LetterActions({ letter, may, delivery, onDelete }: LetterActionsProps) {
  const name = letterName(letter);
  return (
    <RowButtons stacked>
      <DetailsModal
        title="Undelivered lead"
        buttonLabel={`View undelivered lead from ${name}`}
        what="Lead"
        details={detailsOf(letter)}
      />
      {may && (
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

/** All that is known of an undelivered lead. */
export function detailsOf({ form, fields, reason, acceptedAt }: DeadLetter): Detail[] {
  return [
    { name: 'form', label: 'Form', value: formNames[form] },
    ...detailsOfLead(form, fields),
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

interface LetterDeletion {
  /** Gets the sentence for what failed. */
  onDone: (alert: string | undefined) => void;
}

/** Deletes undelivered leads after a question. */
export function useLetterDeletion({ onDone }: LetterDeletion): Delete<DeadLetter> {
  const { sendTo } = useWrite();
  return useDelete<DeadLetter>({
    remove: ({ _id }) =>
      sendTo({ method: 'DELETE', url: `${panelReads.deadLetters}/${encodeURIComponent(_id)}` }),
    nameOf: letterName,
    deletedText: texts.letterDeleted,
    onDone,
  });
}

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
