import {
  Box,
  Field,
  Link,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Layouts } from '@strapi/strapi/admin';
import { NavLink, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  contentReportPath,
  reportedKinds,
  reportedNames,
  type ContentReport as Report,
  type ReportedEntry,
} from '../../../api';
import { useReloadOnPublishing } from '../publishing/publishing-context';
import { useMay } from '../requests/use-may';
import { useRead } from '../requests/use-read';
import { screenAddress } from '../shell/menu';
import { screenTitles } from '../texts';
import { formatDay } from '../ui/dates';
import { Screen } from '../ui/screen';
import { pageUrl, withValues } from '../ui/table/address';
import { WrappedText } from '../ui/table/cell-text';
import { ListSearch } from '../ui/table/list-search';
import type { Column } from '../ui/table/list-table';
import { ListView } from '../ui/table/list-view';
import { listOf } from '../ui/table/use-list';
import { counted } from '../ui/wording';

const title = screenTitles.contentreport;
const noun = { one: 'entry with findings', many: 'entries with findings' };
const filter = 'finding';
const all = 'all';

const kindNames = { blog: 'Blog', faq: 'FAQ' } as const satisfies Record<
  ReportedEntry['kind'],
  string
>;

const Findings = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[1]};
  list-style: disc;
  overflow-wrap: anywhere;
  padding-inline-start: ${({ theme }) => theme.spaces[4]};
  white-space: normal;
  width: max(26rem, 30vw);
`;

/** The screen with the form of an entry. */
const formOf = ({ kind, id }: ReportedEntry): string =>
  kind === 'blog'
    ? `${screenAddress('blogs')}/${id}`
    : `${screenAddress('allfaqs')}?${new URLSearchParams({ edit: id }).toString()}`;

const columnsFor = (mayEdit: Record<ReportedEntry['kind'], boolean>): Column<ReportedEntry>[] => [
  {
    name: 'name',
    label: 'Entry',
    cell: (entry) => (
      <WrappedText width="max(16rem, 18vw)">
        {mayEdit[entry.kind] ? (
          <Link tag={NavLink} to={formOf(entry)}>
            {entry.name}
          </Link>
        ) : (
          entry.name
        )}
      </WrappedText>
    ),
  },
  { name: 'kind', label: 'Kind', wide: true, cell: ({ kind }) => kindNames[kind] },
  {
    name: 'findings',
    label: 'Findings',
    cell: ({ findings, others }) => (
      <Findings>
        {findings.map(({ text }, index) => (
          <li key={`${String(index)} ${text}`}>{text}</li>
        ))}
        {others > 0 && <li>{`and ${String(others)} more`}</li>}
      </Findings>
    ),
  },
  { name: 'changedAt', label: 'Last change', cell: ({ changedAt }) => formatDay(changedAt) },
];

function FindingFilter({ counts }: { counts: Report['counts'] | undefined }) {
  const [address, setAddress] = useSearchParams();
  const chosen = reportedKinds.find((kind) => kind === address.get(filter)) ?? all;
  return (
    <Field.Root name={filter} width="28rem" maxWidth="100%">
      <SingleSelect
        size="S"
        aria-label="Finding"
        value={chosen}
        onChange={(value) => {
          const kind = String(value);
          setAddress(withValues(address, { [filter]: kind === all ? '' : kind }));
        }}
      >
        <SingleSelectOption value={all}>All findings</SingleSelectOption>
        {reportedKinds.map((kind) => (
          <SingleSelectOption key={kind} value={kind}>
            {counts === undefined
              ? reportedNames[kind]
              : `${reportedNames[kind]} (${String(counts[kind])})`}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

/** Content check: the entries on the site in which readers may stumble, each with a way to its form. */
export default function ContentReport() {
  const [address] = useSearchParams();
  const url = pageUrl(contentReportPath, address, [filter]);
  const read = useRead<Report>(url);
  const list = listOf(url, read);
  useReloadOnPublishing(read.refresh);
  const mayEdit = { blog: useMay('blog.update'), faq: useMay('faq.update') };
  const filtered = address.has(filter) || (address.get('_q') ?? '') !== '';

  return (
    <Screen
      title={title}
      subtitle="What readers may stumble over in what the site shows. Drafts are checked while they are written."
    >
      <Layouts.Action
        startActions={
          <>
            <ListSearch label="Search by title" />
            <FindingFilter counts={read.data?.counts} />
          </>
        }
      />
      <Layouts.Content>
        {read.data && (
          <Box paddingBottom={2}>
            <Typography textColor="neutral600">
              {`${counted(read.data.checked, { one: 'entry', many: 'entries' })} checked`}
            </Typography>
          </Box>
        )}
        <ListView
          list={list}
          title={title}
          noun={noun}
          columns={columnsFor(mayEdit)}
          emptyText={
            filtered ? 'No entry matches' : 'Nothing on the site that readers would stumble over'
          }
        />
      </Layouts.Content>
    </Screen>
  );
}
