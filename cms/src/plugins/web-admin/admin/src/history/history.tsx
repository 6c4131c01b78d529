import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  type ListedVersion,
  type Restored,
  restorePath,
  type ContentKind,
  type VersionList,
  versionsPath,
} from '../../../api';
import type { Failed } from '../requests/outcome';
import { useMay } from '../requests/use-may';
import { useRead } from '../requests/use-read';
import { useWrite } from '../requests/use-write';
import { screenAddress } from '../shell/menu';
import { QuestionDialog } from '../ui/dialogs/question-dialog';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { Screen, ScreenAlert } from '../ui/screen';
import { LoadFailed } from '../ui/table/list-view';
import { quoted } from '../ui/wording';
import { Comparison } from './comparison';
import { VersionRows, type Chosen } from './version-list';

const pageSize = 50;

const lists = { blog: 'allblogs', faq: 'allfaqs' } as const satisfies Record<ContentKind, string>;

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.spaces[6]};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
  }
`;

const Panel = styled(Box)`
  min-width: 0;
`;

/** A number of the address; undefined if it is none. */
const numberIn = (address: URLSearchParams, name: string): number | undefined => {
  const raw = address.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : undefined;
};

/** The two versions that the address names, by default the newest one of the page and the one before it. */
function chosenIn(address: URLSearchParams, versions: readonly ListedVersion[]): Chosen {
  const newer = numberIn(address, 'after') ?? versions[0]?.number ?? 1;
  const before = versions.find(({ number }) => number < newer)?.number;
  return { older: numberIn(address, 'before') ?? before ?? newer, newer };
}

interface RestoreQuestionProps {
  kind: ContentKind;
  id: string;
  version: ListedVersion;
  /** The entry's version that this admin sees. */
  seen: string | undefined;
  onClose: () => void;
  onFailed: (failed: Failed) => void;
}

/** Asks before a version becomes the draft, and then opens the editor. */
function RestoreQuestion(props: RestoreQuestionProps) {
  const { kind, id, version, seen, onClose, onFailed } = props;
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const number = String(version.number);

  const restore = async () => {
    const url = restorePath(kind, id, version.number);
    const outcome = await sendTo<{ result: Restored }>({
      ...{ method: 'POST', url, body: {} },
      ...(seen === undefined ? {} : { version: seen }),
    });
    if (!outcome.ok) {
      onFailed(outcome);
      return;
    }
    const { missing, categoryKept } = outcome.data.result;
    toggleNotification({ type: 'success', message: `Version ${number} is the draft now.` });
    if (missing.length > 0) {
      const message = `Left out, because their files are gone: ${missing.join(', ')}`;
      toggleNotification({ type: 'warning', message });
    }
    if (categoryKept) {
      const message = 'The category stays: that of the version was renamed or merged since.';
      toggleNotification({ type: 'warning', message });
    }
    const name = encodeURIComponent(id);
    navigate(
      kind === 'blog'
        ? `${screenAddress('blogs')}/${name}`
        : `${screenAddress('allfaqs')}?edit=${name}`,
    );
  };

  return (
    <QuestionDialog
      title="Restore a version"
      question={`Version ${number} becomes the draft of ${quoted(version.name)}. What is live stays as it is until you publish, and the draft of now stays in the history.`}
      confirmLabel="Restore as a draft"
      busy={busy}
      onConfirm={() => void restore()}
      onCancel={onClose}
    />
  );
}

interface VersionsProps {
  kind: ContentKind;
  id: string;
  list: VersionList;
  onReload: () => void;
}

function Versions({ kind, id, list, onReload }: VersionsProps) {
  const { result, version: seen, pagination, zone } = list;
  const [address, setAddress] = useSearchParams();
  const mayRestore = useMay(`${kind}.restore`);
  const [restored, setRestored] = useState<ListedVersion>();
  const [problem, setProblem] = useState<string>();
  const { openedBy } = useFocusReturn(restored !== undefined);
  const chosen = chosenIn(address, result);
  const { page } = pagination;
  const pageCount = Math.ceil(pagination.total / pagination.pageSize);

  const goTo = (next: number) => {
    setAddress({ page: String(next) });
  };

  return (
    <>
      <ScreenAlert
        text={problem}
        onClose={() => {
          setProblem(undefined);
        }}
      />
      <Columns>
        <Panel background="neutral0" hasRadius borderColor="neutral150" padding={4}>
          <Typography tag="h2" variant="delta">
            {pagination.total === 1 ? '1 version' : `${String(pagination.total)} versions`}
          </Typography>
          <VersionRows
            versions={result}
            zone={zone}
            chosen={chosen}
            onChoose={({ older, newer }) => {
              const next = new URLSearchParams(address);
              next.set('before', String(older));
              next.set('after', String(newer));
              setAddress(next, { replace: true });
            }}
          />
          {pageCount > 1 && (
            <Flex gap={2} paddingTop={3} justifyContent="space-between">
              <Button
                size="S"
                variant="tertiary"
                disabled={page <= 1}
                onClick={() => {
                  goTo(page - 1);
                }}
              >
                Newer
              </Button>
              <Typography variant="pi">{`Page ${String(page)} of ${String(pageCount)}`}</Typography>
              <Button
                size="S"
                variant="tertiary"
                disabled={page >= pageCount}
                onClick={() => {
                  goTo(page + 1);
                }}
              >
                Older
              </Button>
            </Flex>
          )}
        </Panel>
        <Panel
          tag="section"
          aria-label="Comparison"
          background="neutral0"
          hasRadius
          borderColor="neutral150"
          padding={4}
        >
          <Typography tag="h2" variant="delta">
            Comparison
          </Typography>
          <Box paddingTop={3}>
            <Comparison
              kind={kind}
              id={id}
              {...chosen}
              zone={zone}
              onRestore={
                mayRestore && result[0]?.event !== 'deleted'
                  ? (version, button) => {
                      openedBy(button);
                      setRestored(version);
                    }
                  : undefined
              }
            />
          </Box>
        </Panel>
      </Columns>
      {restored && (
        <RestoreQuestion
          kind={kind}
          id={id}
          version={restored}
          seen={seen}
          onClose={() => {
            setRestored(undefined);
          }}
          onFailed={({ code, message }) => {
            setRestored(undefined);
            setProblem(message);
            // What the other admin saved is now the newest version.
            if (code === 'edit_conflict') onReload();
          }}
        />
      )}
    </>
  );
}

/** The history of an entry: who saved what, the difference between any two versions, and the way back to one. */
export default function History({ kind }: { kind: ContentKind }) {
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const page = numberIn(address, 'page') ?? 1;
  const query = `?page=${String(page)}&pageSize=${String(pageSize)}`;
  const { status, data, failure, reload } = useRead<VersionList>(
    `${versionsPath(kind, id)}${query}`,
  );
  const name = data?.result[0]?.name ?? '';
  return (
    <Screen
      title="History"
      subtitle={name}
      primaryAction={
        <Button
          tag={RouterLink}
          variant="tertiary"
          startIcon={<ArrowLeft />}
          to={screenAddress(lists[kind])}
        >
          Back to the list
        </Button>
      }
    >
      <Layouts.Content>
        {status === 'failed' && <LoadFailed failure={failure} what="versions" onRetry={reload} />}
        {status !== 'failed' && data === undefined && <Page.Loading />}
        {status !== 'failed' && data !== undefined && (
          <Versions kind={kind} id={id} list={data} onReload={reload} />
        )}
      </Layouts.Content>
    </Screen>
  );
}
