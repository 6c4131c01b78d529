import { Box, Link, Typography } from '@strapi/design-system';
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
import { pageUrl } from '../ui/table/address';
import { AddressSelect } from '../ui/table/address-select';
import { WrappedText } from '../ui/table/cell-text';
import { ListSearch } from '../ui/table/list-search';
import type { Column } from '../ui/table/list-table';
import { ListView } from '../ui/table/list-view';
import { listOf } from '../ui/table/use-list';
import { counted, kindNames } from '../ui/wording';

const title = screenTitles.contentreport;
const noun = { one: 'entry with findings', many: 'entries with findings' };
const filter = 'finding';

const Findings = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[1]};
  list-style: disc;
  overflow-wrap: anywhere;
  padding-inline-start: ${({ theme }) => theme.spaces[4]};
  white-space: normal;

  ${({ theme }) => theme.breakpoints.medium} {
    width: max(26rem, 30vw);
  }
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

const FindingFilter = ({ counts }: { counts: Report['counts'] | undefined }) => (
  <AddressSelect
    name={filter}
    label="Finding"
    unfiltered="All findings"
    options={reportedKinds.map((kind) => [
      kind,
      counts === undefined
        ? reportedNames[kind]
        : `${reportedNames[kind]} (${String(counts[kind])})`,
    ])}
    width="28rem"
  />
);

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
          stacked
          emptyText={
            filtered ? 'No entry matches' : 'Nothing on the site that readers would stumble over'
          }
        />
      </Layouts.Content>
    </Screen>
  );
}
