import { Button } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { Layouts } from '@strapi/strapi/admin';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { panelReads, type ManagedBlog } from '../../../api';
import { useManagedList } from '../publishing/use-managed-list';
import { UndoBar } from '../inbox/bulk/undo-bar';
import { HistoryRowLink } from '../history/history-link';
import { useMay } from '../requests/use-may';
import { EditEntryModal } from '../states/entry-modal';
import { showsTrash, StateFilter } from '../states/state-filter';
import { trashColumns, trashConsequence } from '../states/trash-actions';
import { screenTitles, texts } from '../texts';
import { Screen, ScreenAlert } from '../ui/screen';
import { ConfirmDelete } from '../ui/table/deletion';
import { FilterToggle } from '../ui/table/filter-toggle';
import type { Column } from '../ui/table/list-table';
import { ListView } from '../ui/table/list-view';
import { RowActions } from '../ui/table/row-actions';
import { noRowsText } from '../ui/table/texts';
import { blogColumns } from './blog-columns';
import { addressesLeftBy, leftBody, type Leaving } from '../addresses/left-address';
import { LeftAddressField } from '../addresses/left-address-field';
import { BlogFilters } from './blog-filters';
import { blogKind } from './blog-kind';
import { blogFilters, blogFiltersOf, countFilters } from './filter-values';

const noun = { one: 'blog', many: 'blogs' };

const titleOf = ({ title }: ManagedBlog) => title;

/** All Blogs: lists, edits and deletes blogs. Spec §2. */
export default function AllBlogs() {
  const [address] = useSearchParams();
  const [edited, setEdited] = useState<string>();
  const mayRestore = useMay('blog.restore');
  const [leaving, setLeaving] = useState<Leaving<ManagedBlog>>();
  const managed = useManagedList<ManagedBlog>({
    path: panelReads.blogs,
    filters: blogFilters,
    deleteEndpoint: 'deleteblogs',
    deletedText: texts.blogDeleted,
    nameOf: titleOf,
    mayRestore,
    formOpen: edited !== undefined,
    leftBy: (blog) =>
      leaving?.blogs.includes(blog) === true ? leftBody(leaving.answer) : undefined,
  });
  const { list, selection, deletion, openedBy } = managed;
  const askToDelete = (rows: readonly ManagedBlog[], button: HTMLElement) => {
    setLeaving(addressesLeftBy(rows));
    managed.askToDelete(rows, button);
  };
  const inTrash = showsTrash(address);
  const mayEdit = useMay('blog.update') && !inTrash;
  const mayDelete = useMay('blog.delete') && !inTrash;

  const active = countFilters(blogFiltersOf(address));
  const [filtersShown, setFiltersShown] = useState(active > 0);
  const filtersId = useId();

  const edit = (blog: ManagedBlog) => (button: HTMLElement) => {
    openedBy(button);
    setEdited(blog._id);
  };
  const actions: Column<ManagedBlog> = {
    name: 'actions',
    label: 'Actions',
    actions: true,
    cell: (blog) => (
      <RowActions
        name={blog.title}
        onEdit={mayEdit ? edit(blog) : undefined}
        onDelete={
          mayDelete
            ? (button) => {
                askToDelete([blog], button);
              }
            : undefined
        }
      >
        <HistoryRowLink kind="blog" id={blog._id} name={blog.title} />
      </RowActions>
    ),
  };

  const blogs = blogColumns({ linked: mayEdit, inTrash });
  const trash = trashColumns<ManagedBlog>(panelReads.blogs, titleOf, mayRestore, managed.changed);
  const columns = mayEdit || mayDelete ? [...blogs, actions] : blogs;

  return (
    <Screen title={screenTitles.allblogs}>
      <Layouts.Action
        startActions={
          <>
            <FilterToggle
              controls={filtersId}
              expanded={filtersShown}
              active={active}
              onToggle={() => {
                setFiltersShown(!filtersShown);
              }}
            />
            <StateFilter />
          </>
        }
      />
      <Layouts.Content>
        {filtersShown && <BlogFilters id={filtersId} />}
        <ScreenAlert text={managed.alert} onClose={managed.dismissAlert} />
        <ListView
          list={list}
          title={screenTitles.allblogs}
          noun={noun}
          columns={inTrash ? [...blogs, ...trash] : columns}
          emptyText={noRowsText(noun, address, blogFilters)}
          tableRef={managed.tableRef}
          // Only a deletion acts on the selection.
          selection={mayDelete ? selection : undefined}
          nameOf={titleOf}
          actions={
            selection.rows.length > 0 && (
              <Button
                variant="danger-light"
                size="S"
                startIcon={<Trash />}
                onClick={(event) => {
                  askToDelete(selection.rows, event.currentTarget);
                }}
              >
                Delete selected
              </Button>
            )
          }
        />
      </Layouts.Content>
      <ConfirmDelete
        deletion={deletion}
        nameOf={titleOf}
        noun={noun}
        consequence={trashConsequence(deletion.asked)}
      >
        {leaving && (
          <LeftAddressField
            count={leaving.blogs.length}
            withOthers={leaving.blogs.length < deletion.asked.length}
            value={leaving.answer}
            problem={deletion.problem}
            onChange={(answer) => {
              setLeaving({ ...leaving, answer });
            }}
          />
        )}
      </ConfirmDelete>
      <UndoBar changes={managed.undo} />
      {edited !== undefined && (
        <EditEntryModal
          kind={blogKind}
          id={edited}
          title="Edit Blog"
          submitLabel="Update"
          onClose={() => {
            setEdited(undefined);
            // The form may have found that another admin has changed or deleted the blog.
            list.reload();
          }}
          onPublished={() => {
            setEdited(undefined);
            managed.changed();
          }}
          onChanged={managed.changed}
        />
      )}
    </Screen>
  );
}
