import { Layouts } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { categoriesPath, type ManagedCategory } from '../../../api';
import { usePublishingSignal } from '../publishing/publishing-context';
import { useMay } from '../requests/use-may';
import { screenTitles } from '../texts';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { Screen } from '../ui/screen';
import { pageUrl } from '../ui/table/address';
import { WrappedText } from '../ui/table/cell-text';
import { ListSearch } from '../ui/table/list-search';
import type { Column } from '../ui/table/list-table';
import { ListView } from '../ui/table/list-view';
import { RowButton, RowButtons } from '../ui/table/row-actions';
import { useRows } from '../ui/table/use-list';
import { CategoryModal } from './category-modal';

const title = screenTitles.categories;
const noun = { one: 'category', many: 'categories' };

const columns: readonly Column<ManagedCategory>[] = [
  {
    name: 'name',
    label: 'Name',
    cell: ({ name }) => <WrappedText width="max(12rem, 16vw)">{name}</WrappedText>,
  },
  {
    name: 'path',
    label: 'Address',
    cell: ({ path }) => <WrappedText width="max(16rem, 20vw)">{path}</WrappedText>,
  },
  { name: 'articles', label: 'Articles', cell: ({ articles }) => String(articles) },
  { name: 'live', label: 'On the site', cell: ({ live }) => String(live) },
];

/** The categories of the blog: renames one, or merges it into another. */
export default function Categories() {
  const [address] = useSearchParams();
  const list = useRows<ManagedCategory>(pageUrl(categoriesPath, address));
  const mayChange = useMay('blog.update');
  const { refresh } = usePublishingSignal();
  const [open, setOpen] = useState<ManagedCategory>();
  const { openedBy, fallback } = useFocusReturn(open !== undefined);

  const actions: Column<ManagedCategory> = {
    name: 'actions',
    label: 'Actions',
    labelHidden: true,
    actions: true,
    cell: (category) => (
      <RowButtons>
        <RowButton
          label="Rename"
          name={category.name}
          busy={false}
          onClick={() => {
            openedBy(null);
            setOpen(category);
          }}
        />
      </RowButtons>
    ),
  };

  return (
    <Screen title={title} subtitle="A renamed or merged category keeps its old address.">
      <Layouts.Action startActions={<ListSearch label="Search categories" />} />
      <Layouts.Content>
        <ListView
          list={list}
          title={title}
          noun={noun}
          columns={mayChange ? [...columns, actions] : columns}
          tableRef={fallback}
        />
      </Layouts.Content>
      {open && (
        <CategoryModal
          category={open}
          onClose={() => {
            setOpen(undefined);
          }}
          onChanged={() => {
            setOpen(undefined);
            list.reload();
            refresh();
          }}
        />
      )}
    </Screen>
  );
}
