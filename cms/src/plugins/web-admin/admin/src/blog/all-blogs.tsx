import { Button } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ManagedBlog, panelReads } from '../../../api';
import { useManagedList } from '../publishing/use-managed-list';
import { useMay } from '../requests/use-may';
import { texts } from '../texts';
import { ScreenAlert, ScreenTitle } from '../ui/screen';
import { ConfirmDelete } from '../ui/table/deletion';
import { type Column, ListTable } from '../ui/table/list-table';
import { ListBody } from '../ui/table/list-view';
import { RowActions } from '../ui/table/row-actions';
import { emptyText } from '../ui/table/texts';
import { blogColumns } from './blog-columns';
import { BlogFilters, FilterToggle } from './blog-filters';
import { EditBlogModal } from './edit-blog-modal';
import { blogFilters, blogFiltersOf, countFilters } from './filter-values';

const titleOf = ({ title }: ManagedBlog) => title;

/** All Blogs: what is on the site and what is not yet, to be edited and deleted. Spec §2. */
export default function AllBlogs() {
  const [address] = useSearchParams();
  const [edited, setEdited] = useState<string>();
  const managed = useManagedList<ManagedBlog>({
    path: panelReads.blogs,
    filters: blogFilters,
    deleteEndpoint: 'deleteblogs',
    deletedText: texts.blogDeleted,
    nameOf: titleOf,
    formOpen: edited !== undefined,
  });
  const { list, selection, deletion, askToDelete, openedBy } = managed;
  const mayEdit = useMay('blog.update');
  const mayDelete = useMay('blog.delete');

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
      />
    ),
  };

  return (
    <Page.Main>
      <ScreenTitle>All Blogs</ScreenTitle>
      <Layouts.Header title="All Blogs" />
      <Layouts.Action
        startActions={
          <FilterToggle
            controls={filtersId}
            expanded={filtersShown}
            active={active}
            onToggle={() => {
              setFiltersShown(!filtersShown);
            }}
          />
        }
      />
      <Layouts.Content>
        {filtersShown && <BlogFilters id={filtersId} />}
        <ScreenAlert text={managed.alert} onClose={managed.dismissAlert} />
        <ListBody
          list={list}
          title="All Blogs"
          one="blog"
          many="blogs"
          tableRef={managed.tableRef}
          selected={selection.rows.length}
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
        >
          <ListTable
            columns={mayEdit || mayDelete ? [...blogColumns, actions] : blogColumns}
            rows={list.rows}
            loading={list.status === 'loading'}
            loadingText="Loading blogs"
            emptyText={emptyText('blogs', address, blogFilters)}
            // Nothing but a deletion acts on what is selected.
            selection={mayDelete ? selection : undefined}
            nameOf={titleOf}
          />
        </ListBody>
      </Layouts.Content>
      <ConfirmDelete deletion={deletion} nameOf={titleOf} many="blogs" />
      {edited !== undefined && (
        <EditBlogModal
          id={edited}
          onClose={() => {
            setEdited(undefined);
            // The form may have learnt that the blog was changed or deleted meanwhile.
            list.reload();
          }}
          onUpdated={() => {
            setEdited(undefined);
            managed.changed();
          }}
        />
      )}
    </Page.Main>
  );
}
