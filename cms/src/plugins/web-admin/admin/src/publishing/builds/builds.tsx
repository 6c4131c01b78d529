import { Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { keptBuilds, panelReads, type SiteBuilds } from '../../../../api';
import { useRead } from '../../requests/use-read';
import { screenTitles } from '../../texts';
import { Screen } from '../../ui/screen';
import { LoadFailed } from '../../ui/table/list-view';
import { useReloadOnPublishing } from '../publishing-context';
import { BuildCard } from './build-card';

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.spaces[3]};
  max-width: 80rem;
`;

/** Builds: the last builds of the site. */
export default function Builds() {
  const { status, data, failure, reload, refresh } = useRead<SiteBuilds>(panelReads.builds);
  useReloadOnPublishing(refresh);
  if (status === 'loading' && data === undefined) return <Page.Loading />;
  const builds = data?.result ?? [];
  return (
    <Screen
      title={screenTitles.builds}
      subtitle={`The last ${String(keptBuilds)} builds of the site, the newest first`}
    >
      <Layouts.Content>
        {status === 'failed' && <LoadFailed failure={failure} what="builds" onRetry={reload} />}
        {status !== 'failed' && builds.length === 0 && (
          <Typography>No build has been recorded yet.</Typography>
        )}
        <List>
          {builds.map((build) => (
            <BuildCard key={build._id} build={build} />
          ))}
        </List>
      </Layouts.Content>
    </Screen>
  );
}
