import { Button, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ManagedFaq, panelReads } from '../../../api';
import { PublishedName } from '../publishing/entry-status';
import { useManagedList } from '../publishing/use-managed-list';
import { useMay } from '../requests/use-may';
import { texts } from '../texts';
import { ScreenAlert, ScreenTitle } from '../ui/screen';
import { RichTextExcerpt } from '../ui/table/cell-text';
import { ConfirmDelete } from '../ui/table/deletion';
import { ListSearch } from '../ui/table/list-search';
import { type Column, ListTable } from '../ui/table/list-table';
import { ListBody } from '../ui/table/list-view';
import { RowActions } from '../ui/table/row-actions';
import { emptyText } from '../ui/table/texts';
import { quoted } from '../ui/wording';
import { FaqModal } from './faq-modal';
import { useCreateInAddress } from './use-create-in-address';

// Spec §2: the columns of Admin FAQs.
const columns: readonly Column<ManagedFaq>[] = [
  {
    name: 'question',
    label: 'Question',
    sortable: true,
    cell: (faq) => <PublishedName name={faq.question} entry={faq} width="max(22rem, 20vw)" />,
  },
  {
    name: 'description',
    label: 'Description',
    cell: ({ description }) => <RichTextExcerpt html={description} width="max(24rem, 30vw)" />,
  },
];

const questionOf = ({ question }: ManagedFaq) => question;

/** Admin FAQs: the questions on the site, to be added, edited and deleted. Spec §2. */
export default function AdminFaqs() {
  const [address] = useSearchParams();
  const mayCreate = useMay('faq.create');
  const mayEdit = useMay('faq.update');
  const mayDelete = useMay('faq.delete');
  const creation = useCreateInAddress();
  const creating = mayCreate && creation.asked;
  const [edited, setEdited] = useState<string>();
  const managed = useManagedList<ManagedFaq>({
    path: panelReads.faqs,
    deleteEndpoint: 'deletefaq',
    deletedText: texts.faqDeleted,
    nameOf: questionOf,
    formOpen: creating || edited !== undefined,
  });
  const { list, selection, deletion, askToDelete, openedBy } = managed;
  // Spec §2: edit and delete act on the first selected row.
  const [first] = selection.rows;

  const close = () => {
    setEdited(undefined);
    if (creating) creation.end();
  };

  return (
    <Page.Main>
      <ScreenTitle>Admin FAQs</ScreenTitle>
      <Layouts.Header
        title="Admin FAQs"
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
      />
      <Layouts.Action startActions={<ListSearch label="Search FAQs" />} />
      <Layouts.Content>
        <ScreenAlert text={managed.alert} onClose={managed.dismissAlert} />
        <ListBody
          list={list}
          title="Admin FAQs"
          one="FAQ"
          many="FAQs"
          tableRef={managed.tableRef}
          selected={selection.rows.length}
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
                />
                {selection.rows.length > 1 && (
                  <Typography textColor="neutral600">
                    {`Edit and delete act on ${quoted(first.question)}`}
                  </Typography>
                )}
              </>
            )
          }
        >
          <ListTable
            columns={columns}
            rows={list.rows}
            loading={list.status === 'loading'}
            loadingText="Loading FAQs"
            emptyText={emptyText('FAQs', address)}
            selection={mayEdit || mayDelete ? selection : undefined}
            nameOf={questionOf}
          />
        </ListBody>
      </Layouts.Content>
      <ConfirmDelete deletion={deletion} nameOf={questionOf} many="FAQs" />
      {(creating || edited !== undefined) && (
        <FaqModal
          id={edited}
          onClose={() => {
            close();
            // The form may have learnt that the FAQ was changed or deleted meanwhile.
            list.reload();
          }}
          onSaved={() => {
            close();
            managed.changed();
          }}
        />
      )}
    </Page.Main>
  );
}
