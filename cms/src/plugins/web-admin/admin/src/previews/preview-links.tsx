import { Button } from '@strapi/design-system';
import { Layouts, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  previewsPath,
  type EndedPreviews,
  type PreviewLink,
  type PreviewReader,
} from '../../../api';
import { useWrite } from '../requests/use-write';
import { screenTitles } from '../texts';
import { formatMoment } from '../ui/dates';
import { QuestionDialog } from '../ui/dialogs/question-dialog';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { Screen, ScreenAlert } from '../ui/screen';
import { listUrl } from '../ui/table/address';
import { WrappedText } from '../ui/table/cell-text';
import type { Column } from '../ui/table/list-table';
import { ListView } from '../ui/table/list-view';
import { noRowsText } from '../ui/table/texts';
import { useRows } from '../ui/table/use-list';
import { kindNames, quoted } from '../ui/wording';

const title = screenTitles.previews;
const noun = { one: 'link', many: 'links' };

const readerNames = {
  me: 'Who made it',
  others: 'Others',
} as const satisfies Record<PreviewReader, string>;

/** What became of ending links. */
const endedText = (ended: number): string =>
  ended === 1 ? 'One link has ended.' : `${String(ended)} links have ended.`;

const columns: readonly Column<PreviewLink>[] = [
  {
    name: 'name',
    label: 'Shows',
    cell: ({ name }) => <WrappedText width="max(14rem, 20vw)">{name}</WrappedText>,
  },
  { name: 'kind', label: 'Kind', wide: true, cell: ({ kind }) => kindNames[kind] },
  { name: 'for', label: 'For', cell: (link) => readerNames[link.for] },
  { name: 'by', label: 'Made by', width: '12rem', cell: ({ by }) => by },
  {
    name: 'createdAt',
    label: 'Made',
    wide: true,
    cell: ({ createdAt }) => formatMoment(createdAt),
  },
  { name: 'until', label: 'Works until', cell: ({ until }) => formatMoment(until) },
];

/** The open links to drafts: who made them, for what, until when. Ends one, or all. */
export default function PreviewLinks() {
  const [address] = useSearchParams();
  const list = useRows<PreviewLink>(listUrl(previewsPath, address, []));
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const [alert, setAlert] = useState<string>();
  const [asked, setAsked] = useState(false);
  const { openedBy, fallback } = useFocusReturn(asked);

  const done = (message: string) => {
    toggleNotification({ type: 'success', message });
    list.reload();
  };

  const end = async ({ _id }: PreviewLink) => {
    setAlert(undefined);
    const url = `${previewsPath}/${encodeURIComponent(_id)}`;
    const outcome = await sendTo({ method: 'DELETE', url });
    if (outcome.ok) {
      done(endedText(1));
      // The button disappears with its row.
      fallback.current?.focus();
    } else {
      setAlert(outcome.message);
      list.reload();
    }
  };

  const endAll = async () => {
    setAlert(undefined);
    const outcome = await sendTo<EndedPreviews>({ method: 'DELETE', url: previewsPath });
    setAsked(false);
    if (outcome.ok) done(endedText(outcome.data.ended));
    else setAlert(outcome.message);
  };

  const actions: Column<PreviewLink> = {
    name: 'actions',
    label: 'Actions',
    labelHidden: true,
    actions: true,
    cell: (link) => (
      <Button
        size="S"
        variant="danger-light"
        aria-label={`End the link to ${quoted(link.name)}`}
        disabled={busy}
        onClick={() => void end(link)}
      >
        End
      </Button>
    ),
  };

  return (
    <Screen
      title={title}
      subtitle="Whoever has a link sees the current draft of its entry, without a login."
      primaryAction={
        <Button
          variant="danger-light"
          disabled={list.rows.length === 0}
          onClick={(event) => {
            openedBy(event.currentTarget);
            setAsked(true);
          }}
        >
          End all links
        </Button>
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
          columns={[...columns, actions]}
          emptyText={noRowsText(noun, address, [])}
          tableRef={fallback}
        />
      </Layouts.Content>
      {asked && (
        <QuestionDialog
          title="End all links"
          question="End all links to drafts? Whoever has one sees nothing any more."
          confirmLabel="End all links"
          busy={busy}
          onConfirm={() => void endAll()}
          onCancel={() => {
            setAsked(false);
          }}
        />
      )}
    </Screen>
  );
}
