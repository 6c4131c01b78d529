import { Button, Flex } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { entryPath, trashDays, type panelReads } from '../../../api';
import { useWrite } from '../requests/use-write';
import { formatDay } from '../ui/dates';
import { QuestionDialog } from '../ui/dialogs/question-dialog';
import type { Column } from '../ui/table/list-table';
import { quoted } from '../ui/wording';

const dayMs = 24 * 60 * 60 * 1_000;

/** What becomes of deleted entries. */
export function trashConsequence(deleted: readonly { plans?: readonly unknown[] }[]): string {
  const them = deleted.length === 1 ? 'it' : 'them';
  const kept = `The trash keeps ${them} for ${String(trashDays)} days.`;
  const isPlanned = deleted.some(({ plans }) => plans !== undefined);
  return isPlanned ? `${kept} What is planned for ${them} is cancelled.` : kept;
}

/** Until when an entry stays in the trash. */
const keptUntil = (trashedAt: string | undefined): string =>
  trashedAt === undefined
    ? ''
    : formatDay(new Date(Date.parse(trashedAt) + trashDays * dayMs).toISOString());

interface TrashActionsProps {
  list: typeof panelReads.blogs | typeof panelReads.faqs;
  entry: { _id: string; version: string };
  name: string;
  /** Called after either. */
  onDone: () => void;
}

/** Restores an entry of the trash, or deletes it for ever after a question. */
function TrashActions({ list, entry, name, onDone }: TrashActionsProps) {
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const [asking, setAsking] = useState(false);
  const { _id: id, version } = entry;

  const run = async (change: Parameters<typeof sendTo>[0], message: string) => {
    const outcome = await sendTo({ ...change, version });
    setAsking(false);
    toggleNotification(
      outcome.ok ? { type: 'success', message } : { type: 'danger', message: outcome.message },
    );
    onDone();
  };

  return (
    <Flex gap={2} wrap="wrap">
      <Button
        size="S"
        variant="secondary"
        aria-label={`Restore ${quoted(name)}`}
        disabled={busy}
        onClick={() =>
          void run(
            { method: 'POST', url: entryPath(list, id, 'restore'), body: {} },
            'Restored as a draft',
          )
        }
      >
        Restore
      </Button>
      <Button
        size="S"
        variant="danger-light"
        aria-label={`Delete for ever: ${quoted(name)}`}
        disabled={busy}
        onClick={() => {
          setAsking(true);
        }}
      >
        Delete for ever
      </Button>
      {asking && (
        <QuestionDialog
          title="Delete for ever"
          question={`Delete ${quoted(name)} for ever, with its pictures? This cannot be undone.`}
          confirmLabel="Delete for ever"
          busy={busy}
          onConfirm={() =>
            void run({ method: 'DELETE', url: entryPath(list, id) }, 'Deleted for ever')
          }
          onCancel={() => {
            setAsking(false);
          }}
        />
      )}
    </Flex>
  );
}

interface TrashedEntry {
  _id: string;
  version: string;
  trashedAt?: string;
}

/** The columns that the trash has besides those of the list. */
export const trashColumns = <E extends TrashedEntry>(
  list: TrashActionsProps['list'],
  nameOf: (entry: E) => string,
  mayRestore: boolean,
  onDone: () => void,
): readonly Column<E>[] => [
  {
    name: 'kept',
    label: 'Kept until',
    cell: ({ trashedAt }) => keptUntil(trashedAt),
  },
  ...(mayRestore
    ? [
        {
          name: 'actions',
          label: 'Actions',
          actions: true,
          cell: (entry: E) => (
            <TrashActions list={list} entry={entry} name={nameOf(entry)} onDone={onDone} />
          ),
        },
      ]
    : []),
];
