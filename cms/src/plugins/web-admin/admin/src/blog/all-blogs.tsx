import { Button } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { Layouts } from '@strapi/strapi/admin';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { panelReads, type ManagedBlog } from '../../../api';
import { useManagedList } from '../publishing/use-managed-list';
import { useMay } from '../requests/use-may';
import { screenTitles, texts } from '../texts';
import { Screen, ScreenAlert } from '../ui/screen';
import { ConfirmDelete } from '../ui/table/deletion';
import { FilterToggle } from '../ui/table/filter-toggle';
import type { Column } from '../ui/table/list-table';
import { ListView } from '../ui/table/list-view';
import { RowActions } from '../ui/table/row-actions';
import { noRowsText } from '../ui/table/texts';
import { blogColumns } from './blog-columns';
import { BlogFilters } from './blog-filters';
import { EditBlogModal } from './edit-blog-modal';
import { blogFilters, blogFiltersOf, countFilters } from './filter-values';

const noun = { one: 'blog', many: 'blogs' };

const titleOf = ({ title }: ManagedBlog) => title;

/** All Blogs: lists, edits and deletes blogs. Spec §2. */
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
    <Screen title={screenTitles.allblogs}>
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
        <ListView
          list={list}
          title={screenTitles.allblogs}
          noun={noun}
          columns={mayEdit || mayDelete ? [...blogColumns, actions] : blogColumns}
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
      <ConfirmDelete deletion={deletion} nameOf={titleOf} noun={noun} />
      {edited !== undefined && (
        <EditBlogModal
          id={edited}
          onClose={() => {
            setEdited(undefined);
            // The form may have found that another admin has changed or deleted the blog.
            list.reload();
          }}
          onUpdated={() => {
            setEdited(undefined);
            managed.changed();
          }}
        />
      )}
    </Screen>
  );
}
