import { Button } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts } from '@strapi/strapi/admin';
import { useState } from 'react';
import { replyTemplatesPath, type ReplyTemplate } from '../../../../api';
import { useMay } from '../../requests/use-may';
import { useWrite } from '../../requests/use-write';
import { screenTitles } from '../../texts';
import { useFocusReturn } from '../../ui/dialogs/use-focus-return';
import { Screen, ScreenAlert } from '../../ui/screen';
import { WrappedText } from '../../ui/table/cell-text';
import { ConfirmDelete, useDeletion } from '../../ui/table/deletion';
import type { Column } from '../../ui/table/list-table';
import { ListView } from '../../ui/table/list-view';
import { RowActions } from '../../ui/table/row-actions';
import { useRows } from '../../ui/table/use-list';
import { TemplateModal } from './template-modal';

const title = screenTitles.replytemplates;
const noun = { one: 'template', many: 'templates' };
const nameOf = ({ name }: ReplyTemplate) => name;

/** More of a text does not help to recognise it. */
const shownLength = 160;

const beginning = (text: string): string =>
  text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;

const columns: readonly Column<ReplyTemplate>[] = [
  {
    name: 'name',
    label: 'Name',
    cell: ({ name }) => <WrappedText width="max(14rem, 14vw)">{name}</WrappedText>,
  },
  {
    name: 'text',
    label: 'Text',
    wide: true,
    cell: ({ text }) => (
      <WrappedText width="max(20rem, 30vw)">{beginning(text.replace(/\s+/g, ' '))}</WrappedText>
    ),
  },
];

/** Which form is open: that of a new template, or that of the template with this id. */
type Open = 'none' | 'new' | { id: string };

/** The templates of replies. */
export default function Templates() {
  const list = useRows<ReplyTemplate>(replyTemplatesPath);
  const mayWork = useMay('leads.work');
  const { sendTo } = useWrite();
  const [alert, setAlert] = useState<string>();
  const [open, setOpen] = useState<Open>('none');

  const { ask, ...deletion } = useDeletion<ReplyTemplate>({
    // A template that has changed since it was shown is not deleted.
    remove: ({ _id, version }) =>
      sendTo({
        method: 'DELETE',
        url: `${replyTemplatesPath}/${encodeURIComponent(_id)}`,
        version,
      }),
    nameOf,
    deletedText: 'The template was deleted.',
    onDone: (failure) => {
      // The button disappears with its row.
      openedBy(null);
      setAlert(failure);
      list.reload();
    },
  });
  const { openedBy, fallback } = useFocusReturn(open !== 'none' || deletion.asked.length > 0);

  const close = () => {
    setOpen('none');
    list.reload();
  };

  const actions: Column<ReplyTemplate> = {
    name: 'actions',
    label: 'Actions',
    labelHidden: true,
    actions: true,
    cell: (template) => (
      <RowActions
        name={template.name}
        onEdit={(button) => {
          openedBy(button);
          setOpen({ id: template._id });
        }}
        onDelete={(button) => {
          openedBy(button);
          setAlert(undefined);
          ask([template]);
        }}
      />
    ),
  };

  return (
    <Screen
      title={title}
      subtitle="What replies to leads can start from."
      primaryAction={
        mayWork && (
          <Button
            startIcon={<Plus />}
            onClick={(event) => {
              openedBy(event.currentTarget);
              setOpen('new');
            }}
          >
            Add template
          </Button>
        )
      }
    >
      <Layouts.Content>
        <ScreenAlert
          text={alert}
          onClose={() => {
            setAlert(undefined);
          }}
        />
        <ListView
          list={list}
          title={title}
          noun={noun}
          columns={mayWork ? [...columns, actions] : columns}
          tableRef={fallback}
        />
      </Layouts.Content>
      <ConfirmDelete deletion={deletion} nameOf={nameOf} noun={noun} />
      {open !== 'none' && (
        <TemplateModal id={open === 'new' ? undefined : open.id} onClose={close} onSaved={close} />
      )}
    </Screen>
  );
}
