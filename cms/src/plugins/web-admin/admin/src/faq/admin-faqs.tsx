import { Button, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { type ManagedFaq, panelReads } from '../../../api';
import { PublishedName } from '../publishing/published-name';
import { useManagedList } from '../publishing/use-managed-list';
import { UndoBar } from '../inbox/bulk/undo-bar';
import { HistoryRowLink } from '../history/history-link';
import { useMay } from '../requests/use-may';
import { CreateEntryModal, EditEntryModal } from '../states/entry-modal';
import { showsTrash, StateFilter, stateFilter } from '../states/state-filter';
import { trashColumns, trashConsequence } from '../states/trash-actions';
import { screenTitles, texts } from '../texts';
import { useEditedInAddress } from '../ui/forms/edited-in-address';
import { Screen, ScreenAlert } from '../ui/screen';
import { RichTextExcerpt } from '../ui/table/cell-text';
import { ConfirmDelete } from '../ui/table/deletion';
import { ListSearch } from '../ui/table/list-search';
import type { Column } from '../ui/table/list-table';
import { ListView } from '../ui/table/list-view';
import { noRowsText } from '../ui/table/texts';
import { RowActions } from '../ui/table/row-actions';
import { quoted } from '../ui/wording';
import { faqKind } from './faq-kind';
import { useCreateInAddress } from './use-create-in-address';

/**
 * Spec §2: the columns of Admin FAQs.
 * @param inTrash whether the trash's own columns follow, which leave less room
 */
const faqColumns = (inTrash: boolean): readonly Column<ManagedFaq>[] => [
  {
    name: 'question',
    label: 'Question',
    sortable: true,
    cell: (faq) => <PublishedName name={faq.question} entry={faq} width="max(22rem, 20vw)" />,
  },
  {
    name: 'description',
    label: 'Description',
    cell: ({ description }) => (
      <RichTextExcerpt
        html={description}
        width={inTrash ? 'max(20rem, 18vw)' : 'max(24rem, 30vw)'}
      />
    ),
  },
];

const noun = { one: 'FAQ', many: 'FAQs' };

const questionOf = ({ question }: ManagedFaq) => question;

/** Admin FAQs: lists, adds, edits and deletes FAQs. Spec §2. */
export default function AdminFaqs() {
  const mayCreate = useMay('faq.create');
  const [address] = useSearchParams();
  const inTrash = showsTrash(address);
  const mayEdit = useMay('faq.update') && !inTrash;
  const mayDelete = useMay('faq.delete') && !inTrash;
  const mayRestore = useMay('faq.restore');
  const creation = useCreateInAddress();
  const creating = mayCreate && creation.asked;
  const [inAddress, setEdited] = useEditedInAddress();
  const edited = mayEdit ? inAddress : undefined;
  const managed = useManagedList<ManagedFaq>({
    path: panelReads.faqs,
    filters: [stateFilter],
    deleteEndpoint: 'deletefaq',
    deletedText: texts.faqDeleted,
    nameOf: questionOf,
    mayRestore,
    formOpen: creating || edited !== undefined,
  });
  const { list, selection, deletion, askToDelete, openedBy } = managed;
  // Spec §2: edit and delete act on the first selected row.
  const [first] = selection.rows;

  const trash = trashColumns<ManagedFaq>(panelReads.faqs, questionOf, mayRestore, managed.changed);

  const close = () => {
    setEdited(undefined);
    if (creating) creation.end();
  };

  const modal = {
    kind: faqKind,
    onClose: () => {
      close();
      // The form may have found that another admin has changed or deleted the FAQ.
      list.reload();
    },
    onPublished: () => {
      close();
      managed.changed();
    },
    onChanged: managed.changed,
  };

  return (
    <Screen
      title={screenTitles.allfaqs}
      primaryAction={
        mayCreate && (
          <Button
            startIcon={<Plus />}
            onClick={(event) => {
              openedBy(event.currentTarget);
              creation.begin();
            }}
          >
            Add FAQ
          </Button>
        )
      }
    >
      <Layouts.Action
        startActions={
          <>
            <ListSearch label="Search FAQs" />
            <StateFilter />
          </>
        }
      />
      <Layouts.Content>
        <ScreenAlert text={managed.alert} onClose={managed.dismissAlert} />
        <ListView
          list={list}
          title={screenTitles.allfaqs}
          noun={noun}
          columns={inTrash ? [...faqColumns(true), ...trash] : faqColumns(false)}
          emptyText={noRowsText(noun, address, [stateFilter])}
          tableRef={managed.tableRef}
          selection={mayEdit || mayDelete ? selection : undefined}
          nameOf={questionOf}
          actions={
            first && (
              <>
                <RowActions
                  name={first.question}
                  onEdit={
                    mayEdit
                      ? (button) => {
                          openedBy(button);
                          setEdited(first._id);
                        }
                      : undefined
                  }
                  onDelete={
                    mayDelete
                      ? (button) => {
                          askToDelete([first], button);
                        }
                      : undefined
                  }
                >
                  <HistoryRowLink kind="faq" id={first._id} name={first.question} />
                </RowActions>
                {selection.rows.length > 1 && (
                  <Typography textColor="neutral600">
                    {`Edit and delete act on ${quoted(first.question)}`}
                  </Typography>
                )}
              </>
            )
          }
        />
      </Layouts.Content>
      <ConfirmDelete
        deletion={deletion}
        nameOf={questionOf}
        noun={noun}
        consequence={trashConsequence(deletion.asked)}
      />
      <UndoBar changes={managed.undo} />
      {edited !== undefined ? (
        <EditEntryModal {...modal} id={edited} title="Edit FAQ" submitLabel="Update" />
      ) : (
        creating && <CreateEntryModal {...modal} title="Create FAQ" submitLabel="Create" />
      )}
    </Screen>
  );
}
